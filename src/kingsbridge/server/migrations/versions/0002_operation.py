"""What outlasts a change of the rules, what an operator sets, and questions for workers elsewhere."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add them."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("story", sa.String(64), nullable=False, server_default=""))
    op.create_index("tables_by_change", "tables", ["changed"])
    op.create_table(
        "memoirs",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("content", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "flags",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    for name in ("ready", "closed", "read-only"):
        op.execute(f"INSERT INTO flags (name, value) VALUES ('{name}', '')")
    op.create_table(
        "questions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("taken", sa.Float, nullable=False),
        sa.Column("reply", sa.Text, nullable=False),
    )
    op.create_table(
        "callbacks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("device", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_index("callbacks_by_device", "callbacks", ["device"])


def downgrade() -> None:
    """Remove them."""
    for name in ("callbacks", "questions", "flags", "memoirs"):
        op.drop_table(name)
    op.drop_index("tables_by_change", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("story")
