"""The HTTP API: every route with what it takes and gives. A program can play a seat with nothing else."""
