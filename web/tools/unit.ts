/**
 * The board's own length in styles: `12u` is twelve design units, `calc(12 * var(--u))` for the browser.
 * A PostCSS plugin, so that a style reads `padding: 3u 8u` and a whole board grows and shrinks with its frame.
 */
import type { Plugin } from 'postcss';

const LENGTH = /(?<![\w.#-])(-?(?:\d*\.)?\d+)u(?![\w-])/g;

export function inUnits(value: string): string {
  return value.replace(LENGTH, (_, count: string) => `calc(${count} * var(--u))`);
}

export function unit(): Plugin {
  return {
    postcssPlugin: 'kingsbridge-unit',
    Declaration(declaration) {
      if (declaration.value.includes('u')) declaration.value = inUnits(declaration.value);
    },
  };
}
