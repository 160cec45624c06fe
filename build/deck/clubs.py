"""The court of clubs: leaves, staves and bows of the forest."""

from build.deck.figures import PALETTES, arm, blush, bust, face, hand, lips, neck, robe, sash
from build.deck.paths import (
    Drawing,
    Shape,
    both,
    circle,
    dots,
    ellipse,
    flipped,
    pair,
    parse,
    placed,
    scattered,
    sides,
)
from build.deck.signs import CLUB

C = PALETTES["C"]
GREY, GREY_DARK, GREY_GLOSS = "#8f8a80", "#6f6a60", "#c3beb2"
WOOD, FUR, FUR_DARK = "#80583a", "#a9825b", "#7d5b3c"
WHITE = "#fff"
_LEAF = both("M0 -12C5 -8 6.5 -3 5 2C4 6 2 8 0 10")  # its tip upwards


def king() -> Drawing:
    """An old king with a long grey beard, a crown of leaves and a staff."""
    hair = both("M0 -113C22 -114 29 -100 29 -86C30 -70 34 -58 32 -40L8 -48L0 -48")
    beard = both(
        "M0 -73C7 -76 13 -75 17 -80C19 -83 20 -86 20.5 -90C26 -70 25 -50 17 -36C12 -26 5 -20 0 -12"
    )
    strands = pair(
        "M4 -60C8 -48 6 -34 1 -22M11 -64C15 -52 12 -38 6 -28M18 -74C21 -62 18 -50 14 -42"
        "M25 -90C27 -76 26 -60 29 -46"
    )
    moustache = pair("M0 -71C4 -76 11 -75 15 -68C18 -63 20 -58 18 -51C15 -60 8 -64 0 -67.5Z")
    fur = pair("M6 -40L20 -51C38 -48 54 -42 62 -34C54 -20 44 -8 30 4L8 8C18 -8 16 -24 6 -40Z")
    tuft = parse("M0 0L3 6H-1Z")
    tufts = sides((26, -40), (38, -38), (28, -26), (42, -24), (24, -12), (34, -8))
    front = ((0, -130, 1.35), *sides((12.5, -128, 1.15, 18), (22, -122, 0.95, 34)))
    behind = sides((6.5, -124, 0.8, 8), (17.5, -121, 0.8, 26))
    veins = pair("M0 -140V-118M15 -136L10 -120M26.5 -128L18 -116")
    return (
        Shape(hair, GREY),
        *robe(C.main),
        Shape(fur, FUR),
        Shape(scattered(tuft, *tufts), FUR_DARK),
        *face(C._replace(hair=GREY_DARK), 0.6, "M3.5 -93.5Q9 -97.5 17 -94"),
        Shape(beard, GREY),
        *lips(C, -65.5),
        Shape(moustache, GREY_GLOSS),
        Shape(strands, "none", GREY_GLOSS, 1.5),
        Shape(scattered(_LEAF, *behind), C.light),
        Shape(scattered(_LEAF, *front), C.main),
        Shape(veins, "none", C.light, 1),
        Shape(both("M0 -118Q14 -118 24.5 -122L25 -108Q12 -103 0 -103"), C.trim),
        Shape(placed(CLUB, 0, -110.5, 0.1), C.dark),
        Shape(dots(2.3, *sides((14, -112))), C.main),
        *arm(C.main, C.trim, 48),
        Shape(parse("M48 -112C46 -90 50 -60 48 -8"), "none", WOOD, 5),
        Shape(scattered(_LEAF, (57, -97, 0.9, 60), (40, -88, 0.8, -60)), C.main),
        Shape(placed(CLUB, 48, -123, 0.3), C.dark),
        Shape(circle(48, -122, 3), C.trim),
        *hand(C, 48),
        *sash(C, C.dark, C.main),
    )


def _blossoms(*places: tuple[float, ...]) -> Drawing:
    """White flowers with five petals at the places (x, y, size)."""
    petals = scattered(ellipse(0, -4.4, 3, 4.2), *((0, 0, 1, turn) for turn in range(0, 360, 72)))
    middle = circle(0, 0, 2.2)
    return (
        Shape(scattered(petals, *places), WHITE),
        Shape(scattered(middle, *places), C.trim),
    )


def _braids() -> Drawing:
    """A braid over each shoulder."""
    places = [(24.5 - number * 0.6, -62 + number * 9.5) for number in range(5)]
    knots = scattered(parse("M-5 -5C6 -7 7 3 1 7C-7 5 -7 -1 -5 -5Z"), *places)
    strands = scattered(parse("M-4 -2Q3 -2 2 5"), *places)
    right = (Shape(knots, C.hair), Shape(strands, "none", C.gloss, 1.3))
    return (*right, *flipped(right), Shape(pair("M18 -20H27V-16H18Z"), C.trim))


def queen() -> Drawing:
    """A queen with brown braids, a crown of leaves and blossoms, and a flowering sprig."""
    hair = both("M0 -115C22 -115 30 -100 29 -84C28 -72 28 -64 24 -56L0 -50")
    gloss = pair("M4 -107C10 -100 17 -96 21 -87M25 -92C27 -80 26 -72 24 -64")
    fringe = pair("M0 -112C3 -101 10 -95 22.5 -79C28 -97 20 -114 0 -115Z")
    bodice = both("M0 -14C11 -14 22 -22 28 -32L38 -22C34 -8 20 6 0 16")
    lacing = parse("M-5 -12L6 -5M5 -12L-6 -5M-6 -5L5 2M6 -5L-5 2")
    sleeves = pair("M31 -43C46 -48 64 -42 67.4 -20V2C56 4 38 -12 31 -43Z")
    pleats = pair("M42 -44C43 -34 46 -24 52 -14M54 -40C54 -30 56 -22 62 -12")
    points = both(
        "M0 -142C3 -136 5 -130 5 -124C8 -126 12 -130 14 -136C18 -130 20 -122 21 -110Q12 -116 0 -116"
    )
    band = both("M0 -117Q13 -117 23 -109L22 -103Q12 -111 0 -111")
    wreath = scattered(_LEAF, *sides((8, -119, 0.7, 70), (18, -112, 0.7, 110)))
    sprig = parse(
        "M48 -30C46 -50 50 -66 48 -86M48 -56C53 -62 57 -68 58 -74M48 -62C44 -68 40 -72 38 -78"
    )
    leaves = scattered(
        _LEAF, (56, -54, 0.8, 70), (40, -54, 0.8, -70), (55, -88, 0.7, 50), (41, -90, 0.7, -50)
    )
    return (
        Shape(hair, C.hair),
        *robe(C.dark, -46),
        Shape(sleeves, C.light),
        Shape(pleats, "none", C.main, 1.8),
        *bust(C),
        Shape(bodice, C.main),
        Shape(pair("M0 -14C11 -14 22 -22 34 -43"), "none", WHITE, 3.2),
        Shape(lacing, "none", C.trim, 1.6),
        Shape(parse("M-13 -46Q0 -24 13 -46"), "none", C.trim, 1.4),
        Shape(placed(CLUB, 0, -30, 0.1), C.main),
        *face(C, -0.6),
        *blush(C),
        *lips(C),
        Shape(fringe, C.hair),
        Shape(gloss, "none", C.gloss, 1.5),
        *_braids(),
        Shape(points, C.trim),
        Shape(band, C.main),
        Shape(wreath, C.main),
        *_blossoms((0, -116, 0.95), *sides((13, -114, 0.7))),
        *arm(C.light, C.trim, 48),
        Shape(sprig, "none", C.main, 2.2),
        Shape(leaves, C.main),
        *_blossoms((48, -95, 1.45), (58.5, -77, 1), (38, -80, 1)),
        *hand(C, 48),
        *sash(C, C.dark, C.main),
    )


def jack() -> Drawing:
    """A young archer in a peaked hat."""
    hair = both("M0 -114C21 -114 28 -102 28 -88C28 -78 30 -70 27 -64C24 -60 20 -60 17 -62L0 -66")
    fringe = pair("M0 -110C6 -102 14 -100 23 -88C26 -100 20 -112 0 -114Z")
    hat = parse(
        "M-32 -104C-26 -118 -22 -136 -4 -140C12 -142 24 -132 28 -116C36 -114 46 -110 56 -104"
        "C38 -104 16 -112 0 -113C-12 -114 -22 -110 -32 -104Z"
    )
    brim = parse(
        "M-34 -101C-24 -112 -10 -117 4 -116C24 -114 40 -106 58 -104C46 -98 26 -101 8 -107"
        "C-6 -111 -22 -108 -34 -101Z"
    )
    feather = parse("M-14 -113C-22 -124 -34 -128 -34 -146C-24 -142 -12 -134 -9 -114Z")
    cape = pair("M10 -50C28 -49 60 -40 67.4 -14V8L44 10C48 -12 40 -32 14 -42Z")
    folds = pair("M58 -30C57 -20 58 -10 60 0M50 -34C52 -24 52 -12 50 2")
    collar = pair("M11 -51C24 -49 36 -46 46 -40L42 -34C34 -40 24 -42 12 -44Z")
    tunic = both("M0 -26L12 -46L26 -44C30 -28 24 -4 18 10L0 14")
    lacing = parse("M-5 -32L5 -25M5 -32L-5 -25M-4 -23L4 -17M4 -23L-4 -17")
    bow = parse("M42 -143C62 -126 66 -100 56 -74C52 -64 50 -56 50 -34C50 -20 54 -8 60 0")
    return (
        Shape(hair, C.hair),
        *robe(C.main),
        *neck(C),
        Shape(tunic, C.light),
        Shape(lacing, "none", WOOD, 1.5),
        Shape(cape, C.dark),
        Shape(folds, "none", C.main, 1.8),
        Shape(collar, C.main),
        *face(C, 0.7),
        *blush(C),
        *lips(C._replace(lips=C.shade)),
        Shape(fringe, C.hair),
        Shape(pair("M25 -90C26 -80 25 -72 24 -65"), "none", C.gloss, 1.5),
        Shape(feather, C.light),
        Shape(parse("M-12 -115C-18 -126 -26 -134 -32 -143"), "none", C.main, 1.3),
        Shape(hat, C.main),
        Shape(brim, C.dark),
        Shape(circle(-13, -112, 3.6), C.trim),
        *arm(C.main, FUR_DARK, 48),
        Shape(parse("M42.5 -142L40 -10"), "none", C.line, 0.9),
        Shape(bow, "none", WOOD, 4.4),
        Shape(parse("M47 -45H54"), "none", C.trim, 1.6),
        *hand(C, 50),
        *sash(C, C.dark, C.main),
    )
