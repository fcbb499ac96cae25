"""Run by Alembic with the connection that `petteia.server.storage.migrate` hands over."""

from alembic import context

from petteia.server.storage.models import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
