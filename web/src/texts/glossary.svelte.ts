/** The names of things in a text: whoever touches one is shown the thing. One game at a time has its glossary open. */
import type { ComponentInfo } from '../generated/messages';
import type { GameTexts } from './texts';

/** A piece of a text: plain words, or the name of a component. */
export interface Piece {
  text: string;
  /** The component that the name stands for; empty for plain words. */
  key: string;
}

const SHORTEST = 3;

export class Glossary {
  private readonly keys = new Map<string, string>();
  private readonly names: RegExp | null;
  private readonly known = new Map<string, Piece[]>();

  constructor(texts: GameTexts, components: ComponentInfo[]) {
    for (const { key } of components) {
      const name = texts.component(key);
      // Of two things of one name the first that has something to tell is meant.
      if (name.length >= SHORTEST && !this.keys.has(name) && texts.help(key)) this.keys.set(name, key);
    }
    const longestFirst = [...this.keys.keys()].sort((a, b) => b.length - a.length).map(escaped);
    this.names = longestFirst.length
      ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
      : null;
  }

  /** Cut a text at the names of things; each thing is linked once. */
  pieces(text: string): Piece[] {
    let pieces = this.known.get(text);
    if (!pieces) {
      pieces = this.cut(text);
      this.known.set(text, pieces);
    }
    return pieces;
  }

  private cut(text: string): Piece[] {
    const pieces: Piece[] = [];
    const linked = new Set<string>();
    let from = 0;
    for (const found of this.names ? text.matchAll(this.names) : []) {
      const key = this.keys.get(found[0]) ?? '';
      if (linked.has(key)) continue;
      linked.add(key);
      if (found.index > from) pieces.push({ text: text.slice(from, found.index), key: '' });
      pieces.push({ text: found[0], key });
      from = found.index + found[0].length;
    }
    if (from < text.length) pieces.push({ text: text.slice(from), key: '' });
    return pieces;
  }
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

class Shelf {
  /** The glossary of the game that is on the page; without one names are plain words. */
  open = $state.raw<Glossary | null>(null);
}

export const shelf = new Shelf();

/** Keep a glossary open while a page is shown; to be called in an effect. */
export function keepOpen(texts: GameTexts, components: ComponentInfo[]): () => void {
  const glossary = new Glossary(texts, components);
  shelf.open = glossary;
  return () => {
    if (shelf.open === glossary) shelf.open = null;
  };
}
