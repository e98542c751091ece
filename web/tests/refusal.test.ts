import { expect, test } from 'vitest';
import { ApiError } from '../src/net/api';
import { errorText, refusalText } from '../src/pieces/refusal';

test('a fault of ours is not told as a refusal, but goes on', () => {
  const fault = new TypeError('no such thing');
  expect(() => refusalText(fault)).toThrow(fault);
  expect(refusalText(new ApiError('unheard-of', {}, 'The server said so.'))).toContain('The server said so.');
});

test('what nobody has foreseen is quoted', () => {
  expect(errorText(new TypeError('no such thing'))).toContain('no such thing');
  expect(errorText('torn')).toContain('torn');
});
