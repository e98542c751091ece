"""Examples of the lab; each is run by a test in its short form."""
