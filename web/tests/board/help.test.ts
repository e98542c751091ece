import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { help, helps } from '../../src/board/help.svelte';
import { focusQuietly } from '../../src/table/quietFocus';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('help', () => {
  it('comes where somebody stays with the keyboard, and not where the page put the focus by itself', () => {
    const button = document.body.appendChild(document.createElement('button'));
    vi.spyOn(button, 'matches').mockReturnValue(true); // the keyboard is used
    const action = helps(button, 'forest');
    focusQuietly(button);
    vi.advanceTimersByTime(5000);
    expect(help.open).toBeNull();
    button.blur();
    button.focus();
    vi.advanceTimersByTime(5000);
    expect(help.open?.key).toBe('forest');
    action.destroy();
    expect(help.open).toBeNull();
  });
});
