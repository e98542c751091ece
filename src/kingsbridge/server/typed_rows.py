"""From rows of the store to types that name their columns, so that nobody reads a row by strings."""

from dataclasses import fields
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Row = TypeVar("Row", bound="DataclassInstance")


def typed(kind: type[Row], row: sa.RowMapping, **decoded: Any) -> Row:
    """Read a row as a dataclass with its columns; `decoded` are those that the store holds in another form, or not."""
    columns = {field.name: row[field.name] for field in fields(kind) if field.name not in decoded}
    return kind(**columns, **decoded)
