/** Posters whose game goes by another name. */
const others: Readonly<Record<string, string>> = {
  'dragons-pearl': 'dragon-pearl',
  'copper-lamp': 'copper-genie',
};

/** Id of the poster of a game, from its name in the catalogue. */
export function posterId(name: string): string {
  const id = name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/gu, '-');
  return others[id] ?? id;
}
