"""Looking back at a game: its result, and what can be done with each of its deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from hearts.records.seating import first_person, people
from hearts.records.share import deal_fragment, game_fragment, shared
from hearts.ui.announce import name_of
from hearts.ui.archive import Looked
from hearts.ui.column import Column
from hearts.ui.incoming import hand_out
from hearts.ui.input import MAIN
from hearts.ui.intents import Intent, Open, Select
from hearts.ui.items import Label, Picture
from hearts.ui.look import day_text, ended, level_text, sentences
from hearts.ui.pages import columns, page_head
from hearts.ui.scenes import Scene
from hearts.ui.scenes.history import headline
from hearts.ui.space import Space
from hearts.ui.standing import order
from hearts.ui.theme import ACCENT, SOFT, TEXT
from hearts.ui.widgets import Option

if TYPE_CHECKING:
    from hearts.ui.app import App

WIDEST: Final = 36  # type sizes


class LookBack(Scene):
    """The game that the archive has turned to."""

    name = "look_back"
    over = False

    def __init__(self, app: App) -> None:
        self.app = app
        app.archive.look_if_idle(app.match and app.match.save)

    def picture(self, space: Space, now: float) -> Picture:
        items, box = page_head(space, space.text("look_back.title"), WIDEST)
        return (*items, columns(space, "look_back", box, self.offset, (self._fill,)))

    def _fill(self, column: Column) -> None:
        looked = self.app.archive.looked
        text = column.space.text
        record, save = looked.record, looked.save
        if record is not None:
            title = headline(text, record)
            day = day_text(text, ended(record, self.app.host.moment()))
            column.heading(text("area.row", name=title, value=day))
        if record is not None or save is not None:
            column.open_panel()
            totals(column, looked)
            if record is not None and record.marks:
                column.rule()
                sentences(column, (text(f"mark_line.{mark}") for mark in record.marks))
            column.close_panel()
        if save is None:
            column.text(text("look_back.summary" if record else "look_back.none"), colour=SOFT)
        elif not looked.deals:
            column.text(text("look_back.no_deal"), colour=SOFT)
        else:
            self._deals(column, looked)

    def _deals(self, column: Column, looked: Looked) -> None:
        text = column.space.text
        column.heading(text("look_back.deal"))
        choices = [
            Option(text.number(deal + 1), Select("deal", deal), deal == looked.deal)
            for deal in looked.deals
        ]
        if len(choices) > 1:
            column.choose("deal", choices, text("look_back.deal"))
            column.gap(0.6)
        column.buttons((MAIN, text("replay.open"), Select("replay", None), "eye"))
        column.y += 8
        column.buttons(
            ("again", text("look_back.again"), Select("again", None), "replay"),
            ("link", text("share.deal"), Select("link", "deal"), "link"),
        )
        column.gap(1.2)
        column.heading(text("look_back.game"))
        column.buttons(
            ("review", text("review.title"), Open("review"), "chart"),
            ("fairness", text("fairness.compare"), Open("fairness"), "check"),
            ("link_game", text("share.game"), Select("link", "game"), "link"),
        )
        column.gap(1)

    def handle(self, intent: Intent, now: float) -> bool:
        archive = self.app.archive
        save = archive.looked.save
        if not isinstance(intent, Select) or save is None:
            return False
        if intent.name == "deal":
            archive.looked = archive.looked._replace(deal=cast(int, intent.value))
        elif intent.name == "replay":
            archive.looked = archive.looked._replace(step=0, eyes=None)
            self.app.open("replay")
        elif intent.name == "again":
            archive.offered = shared(deal_fragment(save, archive.looked.deal))
            self.app.open("shared")
        elif intent.value == "game":
            hand_out(self.app, game_fragment(save))
        else:
            hand_out(self.app, deal_fragment(save, archive.looked.deal))
        return True


def totals(column: Column, looked: Looked) -> None:
    """A line for each seat, the lowest total first."""
    space, em, text = column.space, column.space.em, column.space.text
    record, save = looked.record, looked.save
    if record is not None:
        seats, points, winner = record.seats, record.totals, record.winner
    else:
        assert save is not None
        seats, points, winner = save.seats, save.game.totals, save.game.winner
    sitting, person = people(seats), first_person(seats)
    you = person if len(sitting) < 2 else None
    for seat in order(points):
        line = column.take(em * 1.7)
        name = name_of(text, seat, you, len(seats), sitting)
        if seat not in sitting:
            name = text("look_back.player", player=name, level=level_text(text, seats[seat]))
        colour = ACCENT if seat == winner else TEXT
        left, right = line.split((3, 1))
        left, right = column.place(left, line), column.place(right, line)
        bold = seat in sitting
        told = text("area.row", name=name, value=text("seat.total", count=points[seat]))
        total, start, end = text.number(points[seat]), space.align("left"), space.align("right")
        column.add((Label(name, left, em, colour, bold, start, told),))
        column.add((Label(total, right, em, colour, True, end, told=""),))
