/** People's names where there is little room. */

/** Longer names are told by their first part where that is clear. */
const LONG = 12;

/** A seat's name, told by its first part where it is long and nobody else at the table begins alike. */
export function shortOf(names: readonly string[], seat: number): string {
  const name = names[seat] ?? '';
  if (name.length <= LONG) return name;
  const first = firstPart(name);
  return names.filter((other) => firstPart(other) === first).length > 1 ? name : first;
}

function firstPart(name: string): string {
  return name.split(/[\s-]/)[0] ?? name;
}
