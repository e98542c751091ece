"""The desk: all routes that are answered alike wherever tables are kept, on a server or in a page."""

from kingsbridge.server.analyst import Analyst
from kingsbridge.server.api.analysing import Analysing
from kingsbridge.server.api.book import BookRoutes
from kingsbridge.server.api.catalogue import Catalogue
from kingsbridge.server.api.descents import Descents
from kingsbridge.server.api.lessons import Lessons
from kingsbridge.server.api.looking_back import LookingBack
from kingsbridge.server.api.playing import Playing
from kingsbridge.server.api.puzzles import Puzzles
from kingsbridge.server.api.records import Records
from kingsbridge.server.api.route import Route
from kingsbridge.server.api.tables import Tables
from kingsbridge.server.hall import Hall
from kingsbridge.server.lobby import Lobby
from kingsbridge.server.table.presence import Presence


def desk_routes(hall: Hall, lobby: Lobby, presence: Presence, analyst: Analyst) -> list[Route]:
    """List what can be asked."""
    return [
        *Catalogue().routes(),
        *Tables(hall, lobby).routes(),
        *Playing(hall, presence).routes(),
        *LookingBack(hall).routes(),
        *Analysing(hall, analyst).routes(),
        *Lessons(lobby).routes(),
        *Puzzles(lobby).routes(),
        *BookRoutes(hall, lobby).routes(),
        *Descents(hall, lobby).routes(),
        *Records(hall, lobby).routes(),
    ]
