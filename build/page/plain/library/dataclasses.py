"""Frozen dataclasses without code generated for each, which would keep the first picture waiting.

Inherited fields, and all that makes a class anything but frozen and compared, are not here.
"""

from operator import attrgetter

__all__ = ("FrozenInstanceError", "asdict", "dataclass", "field", "fields", "replace")

NOTHING = object()


class FrozenInstanceError(AttributeError):
    """Somebody has tried to change a value."""


class Field:
    """One field of a class, with its default if it has one."""

    def __init__(self, default=NOTHING, default_factory=NOTHING, compare=True):
        self.name = ""
        self.default = default
        self.default_factory = default_factory
        self.compare = compare


def field(*, default=NOTHING, default_factory=NOTHING, compare=True):
    return Field(default, default_factory, compare)


def dataclass(*, frozen, kw_only=False):
    """Make a class a frozen dataclass."""
    if not frozen:
        raise TypeError("in a page dataclasses are frozen")

    def made(cls):
        cls.__dataclass_fields__ = {name: _field(cls, name) for name in cls.__annotations__}
        compared = [one.name for one in fields(cls) if one.compare]
        values = attrgetter(*compared)

        def equal(self, other):
            return values(self) == values(other) if type(self) is type(other) else NotImplemented

        if not kw_only:
            cls.__match_args__ = tuple(cls.__dataclass_fields__)
        cls.__init__ = _init
        cls.__repr__ = _repr
        cls.__eq__ = equal
        cls.__hash__ = lambda self: hash(values(self))
        cls.__setattr__ = cls.__delattr__ = _refuse
        return cls

    return made


def _field(cls, name):
    default = vars(cls).get(name, NOTHING)
    found = default if isinstance(default, Field) else Field(default)
    found.name = name
    if found is default:
        if found.default is NOTHING:
            delattr(cls, name)
        else:
            setattr(cls, name, found.default)
    return found


def _init(self, *values, **named):
    names = self.__dataclass_fields__
    given = dict(zip(getattr(self, "__match_args__", ()), values, strict=False))
    if len(given) < len(values) or not given.keys().isdisjoint(named) or named.keys() - names:
        raise TypeError(f"{type(self).__name__} is made of {', '.join(names)}")
    given |= named
    for name, one in names.items():
        if name not in given:
            if one.default_factory is not NOTHING:
                given[name] = one.default_factory()
            elif one.default is not NOTHING:
                given[name] = one.default
            else:
                raise TypeError(f"{type(self).__name__} needs {name}")
    vars(self).update({name: given[name] for name in names})
    prepare = getattr(self, "__post_init__", None)
    if prepare is not None:
        prepare()


def _repr(self):
    shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__dataclass_fields__)
    return f"{type(self).__qualname__}({shown})"


def _refuse(self, name, *_):
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def fields(what):
    return tuple(what.__dataclass_fields__.values())


def asdict(what):
    """The fields by name; what they hold is taken as it is."""
    return {name: getattr(what, name) for name in what.__dataclass_fields__}


def replace(what, /, **changes):
    return type(what)(**(asdict(what) | changes))
