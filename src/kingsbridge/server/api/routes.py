"""All routes, put into the app with their descriptions."""

from fastapi import FastAPI

from kingsbridge.server.api.callers import Callers
from kingsbridge.server.api.catalogue import Catalogue
from kingsbridge.server.api.looking_back import LookingBack
from kingsbridge.server.api.playing import Playing
from kingsbridge.server.api.route import TABLE
from kingsbridge.server.api.tables import Tables
from kingsbridge.server.guard import Guard
from kingsbridge.server.openapi import document
from kingsbridge.server.site import Site


def register(app: FastAPI, site: Site, guard: Guard) -> None:
    """Put every route into the app, documented."""
    callers = Callers(site)
    playing = Playing(site, callers, guard)
    routes = [
        *Catalogue(site).routes(),
        *Tables(site, callers).routes(),
        *playing.routes(),
        *LookingBack(site.hall, callers).routes(),
    ]
    for method, path, handler, takes, gives in routes:
        app.add_api_route(
            path, handler, methods=[method], response_model=None, **document(handler, takes, gives)
        )
    app.add_api_websocket_route(f"{TABLE}/live", playing.live)
