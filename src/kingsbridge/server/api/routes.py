"""All routes, put into the app with their descriptions."""

from fastapi import FastAPI

from kingsbridge.server.api.callbacks import CallbackRoutes
from kingsbridge.server.api.challenges import ChallengeRoutes
from kingsbridge.server.api.desk import desk_routes
from kingsbridge.server.api.health import Health, Meters
from kingsbridge.server.api.http import endpoint
from kingsbridge.server.api.reach import Reach
from kingsbridge.server.api.route import TABLE
from kingsbridge.server.api.watching import Watching
from kingsbridge.server.guard import Guard
from kingsbridge.server.messages import Addresses
from kingsbridge.server.openapi import document
from kingsbridge.server.site import Site


def register(app: FastAPI, site: Site, guard: Guard) -> None:
    """Put every route into the app, documented."""
    routes = [
        *Health(site).routes(),
        *CallbackRoutes(site.callbacks).routes(),
        *ChallengeRoutes(site.challenges).routes(),
        *desk_routes(site.hall, site.lobby, site.presence, site.analyst),
    ]
    for method, path, handler, takes, gives in routes:
        app.add_api_route(
            path,
            endpoint(handler, site.devices),
            methods=[method],
            response_model=None,
            **document(handler, takes, gives),
        )
    reach = Reach(site.settings)
    app.add_api_route(
        "/api/addresses",
        reach.addresses,
        methods=["GET"],
        response_model=None,
        **document(reach.addresses, None, Addresses),
    )
    app.add_api_route("/metrics", Meters(site).metrics, include_in_schema=False, response_model=None)
    watching = Watching(site, guard)
    app.add_api_route(
        f"{TABLE}/events",
        watching.events,
        methods=["GET"],
        response_model=None,
        **document(watching.events, None, bytes),
    )
    app.add_api_websocket_route(f"{TABLE}/live", watching.live)
