/** Details of a movement or bet that its member may see; all others stay on the server. */
const shown = [
  'game',
  'vendor',
  'vassalage',
  'round',
  'picks',
  'method',
  'counterpart',
  'direction',
  'item',
  'draw',
  'lottery',
  'station',
  'betType',
  'selection',
  'numbers',
  'odds',
  'unit',
  'multiple',
  'notes',
  'prizeMode',
  'result',
  'hits',
  'reason',
  'reference',
] as const;

const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) {
    const texts = value.map(textOf);
    return texts.every((text) => text !== undefined) ? texts.join(', ') : undefined;
  }
  return undefined;
};

/** The details that a record shows, in one order. */
export const shownDetails = (details: Record<string, unknown>): { name: string; value: string }[] =>
  shown.flatMap((name) => {
    const value = textOf(details[name]);
    return value === undefined || value === '' ? [] : [{ name, value: value.slice(0, 255) }];
  });
