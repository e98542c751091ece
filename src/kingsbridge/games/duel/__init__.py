"""Builders' Duel: Prior Philip and Bishop Waleran race to finish their buildings, for two seats."""
