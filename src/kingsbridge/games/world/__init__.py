"""World Without End, for two to four seats."""
