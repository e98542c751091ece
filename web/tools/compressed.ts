/** A built client with compressed copies of its files; a site compresses everything at once when it is whole. */
import type { Plugin } from 'vite';
import { compress } from './compress.mjs';

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: (_, { command, mode }) => command === 'build' && mode !== 'site',
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle: () => compress(folder),
  };
}
