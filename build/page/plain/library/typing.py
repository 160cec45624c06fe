"""What annotations are made of; nothing in a page looks at them while it runs."""

from collections import namedtuple

TYPE_CHECKING = False


class Form:
    """Something that stands in annotations and in names for types."""

    def __getitem__(self, _):
        return self

    def __or__(self, _):
        return self

    __ror__ = __or__


Any = Final = IO = Literal = Self = Form()


class TypeVar(Form):
    """A name for a type."""

    def __init__(self, name, *_, **__):
        self.__name__ = name


class ParamSpec(TypeVar):
    """A name for the types of arguments."""


class Generic:
    """A class with parameters, which change nothing."""

    def __class_getitem__(cls, _):
        return cls


class Protocol(Generic):
    """What other classes are like."""


class NamedTupleMeta(type):
    """Makes a tuple with names of every class but the first."""

    def __new__(meta, name, bases, body):
        if not bases:
            return super().__new__(meta, name, bases, body)
        annotate = body.get("__annotate_func__", lambda _: {})
        names = body.get("__annotations__") or annotate(1)
        defaults = [body[one] for one in names if one in body]
        made = namedtuple(name, names, defaults=defaults, module=body["__module__"])
        for key, value in body.items():
            if key not in names and key not in OF_THE_COMPILER:
                setattr(made, key, value)
        return made


OF_THE_COMPILER = {"__annotations__", "__annotate_func__", "__conditional_annotations__"}
OF_THE_COMPILER |= {"__module__", "__qualname__", "__firstlineno__", "__static_attributes__"}


class NamedTuple(metaclass=NamedTupleMeta):
    """A tuple with names for its places."""


def cast(_, value):
    return value


def overload(function):
    return function


def dataclass_transform(**_):
    return lambda cls: cls
