"""Answers "? card": what it does, and why it is or is not possible now."""

from kingsbridge.cli.terminal import Terminal
from kingsbridge.core.actions import Action
from kingsbridge.core.play import Play
from kingsbridge.tables.words import Words
from kingsbridge.texts.texts import component_of

_MOST_ANSWERS = 8


def explain(terminal: Terminal, words: Words, play: Play, what: str) -> None:
    """Explain everything a person may mean: a key, a target, a label, or (a part of) the name of a component."""
    actions = find_actions(words, what)
    components = _find_components(words, what)
    if not actions and not components:
        terminal.say("why-unknown", what=what)
        return
    helps = dict.fromkeys(_help_line(words, key) for key in [*components, *_components_of(words, actions)])
    for line in list(filter(None, helps))[:_MOST_ANSWERS]:
        terminal.write(line)
    for action in _one_a_target(actions)[:_MOST_ANSWERS]:
        terminal.write(f"{words.label(action.id)}: {_why(words, play, action)}")


def find_actions(words: Words, what: str) -> list[Action]:
    """Find actions by exact names first, then by parts of them."""
    wanted = what.casefold()
    actions = words.game.catalogue.actions
    exact = [action for action in actions if wanted in _names(words, action)]
    return exact or [action for action in actions if any(wanted in name for name in _names(words, action))]


def _names(words: Words, action: Action) -> set[str]:
    target = action.target.partition(":")[2]
    names = [action.key, action.target, target, words.component(target), words.label(action.id)]
    return {name.casefold() for name in names if name}


def _find_components(words: Words, what: str) -> list[str]:
    wanted = what.casefold()
    keys = [component.key for component in words.game.components.all]
    exact = [key for key in keys if wanted in (key, words.component(key).casefold())]
    return exact or [key for key in keys if wanted in words.component(key).casefold()]


def _components_of(words: Words, actions: list[Action]) -> list[str]:
    """Name the components of the actions' targets, a coloured card by its plain component."""
    found = [component_of(words.game, action.target.partition(":")[2]) for action in actions]
    return [component.key for component in found if component is not None]


def _help_line(words: Words, key: str) -> str:
    text = words.help(key)
    return f"{words.component(key)}: {text}." if text else ""


def _one_a_target(actions: list[Action]) -> list[Action]:
    """Keep one action of each target and kind: the others would get the same answer."""
    return list({(action.target, action.kind): action for action in reversed(actions)}.values())[::-1]


def _why(words: Words, play: Play, action: Action) -> str:
    legal = play.state.legal_actions()
    if action.id in legal:
        return words.say("why-possible", number=legal.index(action.id) + 1)
    reason = play.why_not(action.key)
    assert reason is not None
    rule = words.rule(reason.rule)
    text = words.reason(reason)
    return text if rule is None else f"{text} {words.say('why-rule', rule=rule.id, title=rule.title)}"
