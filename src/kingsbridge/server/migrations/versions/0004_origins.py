"""Where tables come from, what games begin with that were not just set up, and challenges."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add them."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("origin", sa.Text, nullable=False, server_default=""))
        tables.add_column(sa.Column("sharing", sa.String(8), nullable=False, server_default=""))
    op.create_index("tables_by_key", "tables", ["key"])
    op.create_index("tables_by_host", "tables", ["host"])
    op.create_table(
        "beginnings",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("content", sa.Text, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("code", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("levels", sa.Text, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_index("challenges_by_table", "challenges", ["table_id"])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("challenges")
    op.drop_table("beginnings")
    op.drop_index("tables_by_host", "tables")
    op.drop_index("tables_by_key", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("sharing")
        tables.drop_column("origin")
