"""The court of diamonds: turbans, pearls and cut stones."""

from build.deck.figures import PALETTES, arm, blush, bust, face, hand, lips, neck, robe, sash
from build.deck.paths import (
    Drawing,
    Path,
    Shape,
    both,
    circle,
    dots,
    ellipse,
    moved,
    pair,
    parse,
    placed,
    scattered,
    sides,
)
from build.deck.signs import DIAMOND, RED

C = PALETTES["D"]
PEARL = "#fff8ea"
GLASS = "#d9eef0"
QUILL, BARBS, BARB_LINES, TEAL, TEAL_DARK = "#7a8a3a", "#8fae4a", "#6d8c35", "#1f8a8c", "#0f4f5c"
_EARS = (*ellipse(-21.5, -82, 3.6, 5.5), *ellipse(21.5, -82, 3.6, 5.5))


def _string(half: float, top: float, low: float, count: int) -> Path:
    """A string of `count` pearls hanging from (-half, top) to (half, top), lowest at `low`."""
    steps = (2 * number / (count - 1) - 1 for number in range(count))
    return dots(1.9, *((step * half, low - (low - top) * step * step) for step in steps))


def _gem(x: float, y: float, size: float) -> Drawing:
    """A cut stone in gold, its left half lit."""
    stone = (
        Shape(DIAMOND, C.trim),
        Shape(placed(DIAMOND, size=0.74), RED),
        Shape(placed(parse("M0 -50C-9 -31 -22 -13 -38 0H0Z"), size=0.74), "#e8676f"),
    )
    return moved(stone, x, y, size)


def king() -> Drawing:
    """A king in a jewelled turban with a trimmed black beard and strings of pearls."""
    beard = both(
        "M0 -74C7 -76 12 -75 15.5 -80C18 -84 19 -89 20.5 -94C24 -78 22 -62 14 -53C9 -48 4 -46 0 -45"
    )
    moustache = pair(
        "M0 -70.5C4 -75 9 -74 13 -71.5C16 -70 19 -72 19.5 -76"
        "C22 -70 17 -65 12 -66C7 -66 3 -66 0 -67.5Z"
    )
    turban = parse(
        "M-27 -98C-38 -112 -32 -131 -8 -136C16 -141 38 -131 34 -113C33 -106 30 -101 27 -96"
        "Q14 -106 0 -106.5Q-14 -106 -27 -96Z"
    )
    folds = parse(
        "M-27 -100C-22 -116 6 -122 30 -128M-31 -107C-20 -120 -2 -128 20 -135M-31 -117"
        "C-22 -126 -12 -131 2 -137M-12 -110C4 -118 22 -120 34 -118M4 -113C14 -116 24 -114 32 -109"
    )
    plume = parse("M1 -128C-4 -138 2 -146 12 -148C9 -144 9 -140 5 -136C4 -133 3 -131 3 -128Z")
    front = both("M0 -22L12 -49L22 -48C18 -30 10 -6 0 10")
    border = pair("M14 -50C20 -48 22 -42 20 -36C16 -20 10 -4 2 8M14 -50L0 -20")
    vest = pair("M22 -48C34 -45 46 -43 50 -40C44 -26 34 -8 28 6L8 12C16 -4 22 -24 22 -48Z")
    sprigs = scattered(
        placed(parse("M0 -1L.5 0L0 1L-.5 0Z"), size=4),
        *sides((30, -32), (38, -30), (31, -16), (24, -4)),
    )
    return (
        *robe(C.light),
        Shape(pair("M58 -34C55 -22 57 -10 60 0"), "none", C.main, 1.8),
        Shape(vest, C.main),
        Shape(front, C.dark),
        *neck(C),
        Shape(border, "none", C.trim, 2.6),
        Shape(sprigs, C.trim),
        Shape(_EARS, C.skin),
        *face(C, 0.6, "M3.5 -94.5Q9 -98.5 16.5 -95"),
        Shape(beard, C.hair),
        *lips(C, -65.5),
        Shape(moustache, C.hair),
        Shape(dots(2.6, *sides((22, -74))), PEARL),
        Shape(_string(16, -45, -26, 13), PEARL),
        Shape(_string(21, -45, -17, 17), PEARL),
        Shape(plume, PEARL),
        Shape(turban, C.main),
        Shape(folds, "none", C.dark, 1.5),
        Shape(parse("M-30 -104C-16 -124 12 -128 34 -123"), "none", C.trim, 2.2),
        *_gem(0, -120, 0.2),
        Shape(dots(2.1, (0, -105.5), (0, -132)), PEARL),
        *arm(C.light, C.trim, 48),
        Shape(parse("M48 -104V-8"), "none", C.trim, 4.5),
        Shape(parse("M40 -116L44 -104H52L56 -116L52 -110H44Z"), C.trim),
        *_gem(48, -122, 0.34),
        *hand(C, 48),
        *sash(C, C.dark, RED),
    )


def queen() -> Drawing:
    """A queen in a gold-edged veil, a jewel on her brow, a mirror in her hand."""
    veil = both("M0 -127C28 -128 37 -108 36 -86C36 -62 48 -52 56 -38C60 -28 56 -14 48 -6L0 -10")
    edge = pair("M0 -124.5C25 -125 33.5 -107 33 -86C33 -64 40 -48 48 -36C52 -28 52 -18 48 -8")
    hair = both("M0 -116C21 -116 29 -102 28 -84C28 -70 27 -58 30 -44L0 -44")
    fringe = pair("M0 -112C3 -102 10 -96 22 -82C27 -98 20 -115 0 -116Z")
    tiara = both(
        "M0 -147C3 -139 9 -138 12 -133C15 -130 19 -130 23 -131C21 -126 22 -122 23 -117"
        "Q12 -123 0 -123"
    )
    blouse = both("M0 -12C14 -13 26 -24 32 -40L50 -34C48 -20 40 -6 30 4L0 14")
    necklace = pair("M0 -22C8 -23 16 -32 18 -46L22 -46C22 -30 12 -16 0 -14Z")
    stones = (*circle(0, -18, 2.2), *dots(1.7, *sides((8, -21), (15, -29))))
    scarf = pair("M31 -44C38 -32 48 -24 66 -20V6L34 8C42 -8 40 -26 31 -44Z")
    return (
        Shape(veil, C.main),
        Shape(hair, C.hair),
        *robe(RED, -42),
        *bust(C),
        Shape(blouse, RED),
        Shape(pair("M0 -12C14 -13 26 -24 32 -40"), "none", C.trim, 3),
        Shape(necklace, C.trim),
        Shape(stones, C.dark),
        Shape(scarf, C.main),
        Shape(pair("M31 -44C38 -32 48 -24 66 -20"), "none", C.trim, 2.4),
        *face(C, -0.6),
        *blush(C),
        *lips(C),
        Shape(fringe, C.hair),
        Shape(parse("M0 -118V-103"), "none", C.trim, 1.6),
        Shape(parse("M0 -105C4 -101 3 -96 0 -96C-3 -96 -4 -101 0 -105Z"), C.trim),
        Shape(circle(-3.4, -75, 1.6), C.trim),
        Shape(pair("M24 -80L28 -70H20ZM20 -69H28V-67H20Z"), C.trim),
        Shape(dots(1.5, *sides((24, -65))), PEARL),
        Shape(edge, "none", C.trim, 2.4),
        Shape(tiara, C.trim),
        Shape(placed(DIAMOND, 0, -130, 0.11), RED),
        Shape(dots(1.8, *sides((12, -127))), C.dark),
        *arm(RED, C.trim, 48),
        Shape(parse("M48 -62V-12"), "none", C.trim, 5),
        Shape(circle(48, -77, 17), C.trim),
        Shape(circle(48, -77, 13), GLASS),
        Shape(parse("M40 -74L50 -86M43 -69L57 -84"), "none", "#fff", 2),
        *hand(C, 48),
        *sash(C, C.dark, RED),
    )


def _peacock_feather(x: float, y: float) -> Drawing:
    """The eye of the feather, its quill down to the sash."""
    fan = both("M0 -30C12 -24 18 -10 15 4C12 16 6 24 0 32")
    eye = both("M0 -14C8 -12 11 -4 9 3C7 10 3 13 0 14")
    pupil = both("M0 -8C6 -8 8 0 5 4Q2 2 0 4")
    barbs = pair("M2 24L13 12M2 17L16 4M2 10L17 -4")
    feather = (
        Shape(parse("M0 20V96"), "none", QUILL, 2.4),
        Shape(fan, BARBS),
        Shape(barbs, "none", BARB_LINES, 1.3),
        Shape(eye, C.trim),
        Shape(placed(eye, 0, 1.5, 0.72), TEAL),
        Shape(placed(pupil, 0, 2.5, 0.85), TEAL_DARK),
    )
    return moved(feather, x, y)


def jack() -> Drawing:
    """A young man in a tied turban with a fine moustache and a peacock's feather."""
    hair = both("M0 -113C20 -113 26 -102 25 -88C25 -78 25 -70 22 -66L0 -70")
    locks = pair("M19 -98C22 -94 22 -86 20.5 -78C25 -84 26 -94 23 -102Z")
    moustache = pair("M0 -70.5C4 -73.5 9 -72 14 -73C11 -69 5 -68.5 0 -69Z")
    turban = parse(
        "M-26 -98C-33 -108 -33 -122 -18 -130C-2 -138 22 -136 31 -124C36 -116 32 -104 26 -98"
        "C16 -106 6 -108 0 -114C-8 -106 -18 -106 -26 -98Z"
    )
    folds = parse(
        "M0 -114C-12 -118 -20 -116 -29 -106M0 -114C12 -118 22 -114 30 -106M-3 -121"
        "C-14 -126 -24 -122 -30 -113M4 -121C16 -126 26 -122 33 -114M-2 -128"
        "C-8 -132 -14 -131 -19 -129M4 -128C12 -133 20 -132 26 -128"
    )
    tail = parse(
        "M-24 -104C-36 -96 -40 -80 -36 -60C-32 -62 -30 -60 -27 -64C-30 -78 -28 -90 -20 -100Z"
    )
    shirt = both("M0 -22L13 -48L24 -46L18 8L0 14")
    vest = pair("M22 -47C36 -44 48 -42 54 -36C46 -22 40 -8 38 6L14 10C20 -8 22 -28 22 -47Z")
    leaf = parse("M0 -5C3 -2 3 2 0 5C-3 2 -3 -2 0 -5Z")
    return (
        Shape(tail, C.dark),
        Shape(hair, C.hair),
        *robe(C.light),
        Shape(pair("M60 -32C57 -22 58 -12 61 -2"), "none", C.main, 1.8),
        Shape(shirt, PEARL),
        Shape(vest, C.main),
        Shape(pair("M23 -46C23 -28 20 -8 15 8"), "none", C.trim, 2.6),
        Shape(scattered(leaf, *sides((33, -31), (31, -13), (44, -27))), C.dark),
        *neck(C),
        Shape(pair("M0 -24L13 -48"), "none", C.main, 2.2),
        Shape(circle(0, -18.5, 1.8), C.dark),
        Shape(_EARS, C.skin),
        *face(C, 0.7),
        *lips(C, -65),
        Shape(moustache, C.hair),
        Shape(locks, C.hair),
        Shape(dots(2.2, *sides((22, -74))), C.trim),
        Shape(turban, RED),
        Shape(folds, "none", C.dark, 1.6),
        Shape(circle(0, -115, 5.5), C.trim),
        Shape(placed(DIAMOND, 0, -115, 0.075), RED),
        *arm(C.light, C.trim, 48),
        *_peacock_feather(48, -104),
        *hand(C, 48),
        *sash(C, C.dark, RED),
    )
