"""As much of asyncio as a page needs: the browser has the loop, and Pyodide awaits promises in it.

What waits for something goes on as soon as it has come, within the same turn of the browser.
"""

__all__ = ("Future", "Task", "ensure_future", "get_event_loop")


class Future:
    """Something that will have a result or an error."""

    def __init__(self):
        self._done = False
        self._result = self._error = None
        self._waiting = []

    def done(self):
        return self._done

    def cancelled(self):
        return False

    def result(self):
        if self._error is not None:
            raise self._error
        return self._result

    def exception(self):
        return self._error

    def set_result(self, result):
        self._end(result, None)

    def set_exception(self, error):
        self._end(None, error)

    def _end(self, result, error):
        self._done, self._result, self._error = True, result, error
        waiting, self._waiting = self._waiting, []
        for callback in waiting:
            callback(self)

    def add_done_callback(self, callback):
        if self._done:
            callback(self)
        else:
            self._waiting.append(callback)

    def __await__(self):
        if not self._done:
            yield self
        return self.result()


class Task(Future):
    """A coroutine that runs, from one thing it waits for to the next."""

    def __init__(self, coroutine):
        super().__init__()
        self._coroutine = coroutine
        self._step()

    def _step(self, _=None):
        try:
            awaited = self._coroutine.send(None)
        except StopIteration as end:
            self.set_result(end.value)
        except Exception as error:
            self.set_exception(error)
        else:
            awaited.add_done_callback(self._step)


class Loop:
    """The browser's."""

    def create_future(self):
        return Future()

    def create_task(self, coroutine):
        return Task(coroutine)


_loop = Loop()


def get_event_loop():
    return _loop


def ensure_future(coroutine):
    return coroutine if isinstance(coroutine, Future) else Task(coroutine)
