"""Every sentence a person reads, in English and German; see `texts.py` for how a sentence is found."""

from kingsbridge.texts.texts import LANGUAGES, Texts

__all__ = ["LANGUAGES", "Texts"]
