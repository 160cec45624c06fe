"""The court of hearts: roses, gold, and a sceptre that is a heart."""

from build.deck.figures import PALETTES, arm, blush, bust, face, hand, lips, neck, robe, sash
from build.deck.paths import (
    Drawing,
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
from build.deck.signs import HEART

C = PALETTES["H"]
LEAF = "#3f7a4b"
WHITE = "#fff"


def king() -> Drawing:
    """A crowned king with a full beard in a robe with an ermine collar."""
    hair = both("M0 -113C21 -114 28 -101 28 -86C28 -72 25 -64 33 -55C27 -49 15 -49 8 -49L0 -49")
    beard = both(
        "M0 -73C7 -76 13 -75 17 -80C19 -83 20 -86 20.5 -90C24 -70 21 -54 12 -43C8 -38 3 -34 0 -31"
    )
    curls = pair("M9 -62C10 -54 7 -46 2 -40M15.5 -72C17 -61 14 -54 11 -49M2.5 -58Q3.5 -50 0 -42")
    moustache = pair("M0 -71C4 -76 10 -74 13 -69.5C14 -67.5 17 -67 20 -69C16 -62 6 -62 0 -68Z")
    cap = both("M0 -134C12 -134 19 -126 21 -112L0 -108")
    crown = both("M0 -138L3.5 -127Q6 -120 10 -119Q15 -121 19.5 -135L24 -109Q12 -104 0 -104")
    band = both("M0 -112Q12 -112 23.2 -116L24.8 -106.5Q12 -102 0 -102")
    collar = both("M0 -26L4 -34L20 -51C34 -44 46 -41 54 -38C42 -22 22 -9 0 1")
    tail = parse("M0 -4C1 -2 2 1 2.4 4L0 2.5L-2.4 4C-2 1 -1 -2 0 -4Z")
    tails = sides((21, -40), (33, -34), (15, -27), (26, -22), (43, -36), (10, -12))
    return (
        Shape(hair, C.hair),
        Shape(pair("M22 -100C26 -88 22 -70 27 -56"), "none", C.gloss, 1.5),
        *robe(C.main),
        Shape(pair("M60 -32C57 -22 58 -12 60 -2"), "none", C.dark, 1.6),
        Shape(collar, WHITE),
        Shape(scattered(tail, *tails), C.line),
        *neck(C),
        *face(C, 0.6, "M3.5 -94Q9 -96.5 16 -94.5"),
        Shape(beard, C.hair),
        *lips(C, -66),
        Shape(moustache, C.gloss),
        Shape(curls, "none", C.gloss, 1.4),
        Shape(cap, C.dark),
        Shape(crown, C.trim),
        Shape(band, C.main),
        Shape((*circle(0, -107, 3), *dots(2.2, *sides((13, -108.7)))), C.trim),
        Shape((*circle(0, -140, 3.6), *dots(3.1, *sides((20.5, -137)))), C.trim),
        *arm(C.main, C.trim, 48),
        Shape(parse("M48 -112V-8"), "none", C.trim, 4.5),
        Shape(placed(HEART, 48, -123, 0.28), C.main),
        Shape(circle(48, -106, 4), C.trim),
        *hand(C, 48),
        *sash(C, C.dark, C.main),
    )


def _rose(x: float, y: float) -> Drawing:
    """A rose with two leaves, its stem down to the hand."""
    leaves = parse(
        "M0 20C6 10 14 10 18 13C15 20 7 24 0 28ZM0 30C-6 22 -13 21 -18 23C-15 30 -7 34 0 38Z"
    )
    outer = (*dots(8, *sides((8, -2))), *dots(9, (0, 7), (0, -7)))
    inner = (*dots(7, (-4.5, -4), (5, -3)), *circle(0, 3.5, 7.5))
    curl = parse("M-6 -5C-5 -11 5 -11 6.5 -5C8 2 1 5 -3 2C-6 -1 -3 -5 .5 -4.5")
    rose = (
        Shape(parse("M0 10V44"), "none", LEAF, 2.6),
        Shape(leaves, LEAF),
        Shape(outer, C.dark),
        Shape(inner, C.main),
        Shape(curl, "none", C.light, 1.6),
    )
    return moved(rose, x, y)


def queen() -> Drawing:
    """A queen with long auburn hair, a rose in her hand."""
    hair = both("M0 -115C21 -115 29 -100 29 -84C29 -66 38 -58 40 -44C42 -34 38 -26 30 -20L0 -30")
    locks = pair(
        "M22 -88C22 -66 16 -58 21 -44C24 -36 22 -28 18 -22C30 -24 36 -34 34 -46"
        "C32 -58 24 -64 26 -86Z"
    )
    waves = pair("M25 -84C26 -68 23 -60 28 -46C31 -38 29 -30 25 -25")
    fringe = pair("M0 -112C3 -101 11 -95 22.5 -80C28 -98 20 -114 0 -115Z")
    crown = both(
        "M0 -142C2.5 -135 4 -129 5 -124C9 -124 13 -128 15.5 -135C17.5 -130 19.5 -126 24 -124"
        "L23.5 -103Q13 -113 0 -113"
    )
    tips = (*circle(0, -143, 2.4), *dots(2.2, *sides((15.5, -137))))
    sleeves = pair("M30 -44C42 -50 63 -44 67.4 -22V-2C56 2 34 -14 30 -44Z")
    pleats = pair("M40 -46C40 -34 44 -22 50 -12M52 -42C52 -32 54 -22 60 -12")
    bodice = both("M0 -16C10 -16 20 -22 26 -30C24 -14 14 4 0 14")
    pearls = dots(2.1, (0, -34.5), *sides((5.5, -35.5), (10.5, -38.5), (14.5, -43)))
    return (
        Shape(hair, C.hair),
        *robe(C.main, -46),
        Shape(sleeves, C.light),
        Shape(pleats, "none", C.main, 2),
        *bust(C),
        Shape(bodice, C.dark),
        Shape(pair("M0 -15C14 -15 28 -26 34 -43"), "none", WHITE, 3.4),
        Shape(pearls, WHITE),
        Shape(placed(HEART, 0, -28, 0.1), C.main),
        *face(C, -0.6),
        *blush(C),
        *lips(C),
        Shape(fringe, C.hair),
        Shape(locks, C.hair),
        Shape(waves, "none", C.gloss, 1.6),
        Shape(pair("M4 -107C9 -100 16 -97 20.5 -88"), "none", C.gloss, 1.5),
        Shape(crown, C.trim),
        Shape(both("M0 -132L3.5 -126L0 -120"), C.main),
        Shape(tips, C.trim, WHITE, 0.8),
        *arm(C.main, WHITE, 48),
        *_rose(48, -82),
        *hand(C, 48),
        *sash(C, C.dark, C.main),
    )


def jack() -> Drawing:
    """A young man with a plumed cap and a golden cup."""
    hair = both("M0 -114C22 -114 29 -100 29 -84C29 -72 30 -64 34 -57C26 -53 17 -54 14 -56L0 -60")
    fringe = pair("M0 -111C-4 -100 12 -97 23 -90C26 -100 22 -112 0 -114Z")
    cap = parse(
        "M-28 -106C-36 -118 -26 -134 -4 -135C20 -138 40 -128 35 -114C33 -108 29 -105 27 -104"
        "Q0 -114 -28 -106Z"
    )
    brim = parse("M-28 -110Q0 -118 28 -107L27 -100Q0 -111 -27 -102Z")
    plume = parse(
        "M18 -113C14 -130 26 -146 52 -145C48 -142 49 -140 55 -138C49 -136 49 -134 53 -131"
        "C46 -131 45 -129 47 -125C38 -129 24 -126 18 -113Z"
    )
    doublet = both("M0 -30L12 -46L26 -44L17 10L0 14")
    collar = pair("M3 -31L12 -52L30 -43L18 -26Z")
    sleeves = pair("M38 -42C56 -40 66 -34 67.4 -14V8L50 4C42 -10 40 -26 38 -42Z")
    slashes = pair("M48 -36C49 -24 52 -12 56 0M58 -32C59 -22 61 -12 64 -4")
    cup = parse("M33 -92H63C63 -74 56 -66 50.5 -64V-42H45.5V-64C40 -66 33 -74 33 -92Z")
    return (
        Shape(hair, C.hair),
        *robe(C.dark),
        Shape(sleeves, C.main),
        Shape(slashes, "none", C.light, 1.8),
        *neck(C),
        Shape(doublet, C.light),
        Shape(parse("M0 -24V6"), "none", C.dark, 1.4),
        Shape(dots(2, (0, -22), (0, -13)), C.trim),
        Shape(collar, WHITE),
        *face(C, 0.7, "M4 -93.5Q9 -96.5 15.5 -94"),
        *blush(C),
        *lips(C._replace(lips=C.shade)),
        Shape(fringe, C.hair),
        Shape(pair("M25 -88C25 -76 24 -68 27 -59"), "none", C.gloss, 1.6),
        Shape(cap, C.main),
        Shape(plume, C.light),
        Shape(parse("M19 -116C20 -128 30 -137 46 -139"), "none", C.dark, 1.2),
        Shape(brim, C.dark),
        Shape(placed(HEART, 20, -113, 0.1), C.trim),
        *arm(C.main, WHITE, 48),
        Shape(cup, C.trim),
        Shape(ellipse(48, -92, 15, 3.6), C.dark),
        Shape(ellipse(48, -91.4, 12.5, 2.2), C.main),
        Shape(placed(HEART, 48, -78, 0.13), C.main),
        *hand(C, 48),
        *sash(C, C.dark, C.main),
    )
