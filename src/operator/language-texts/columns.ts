/** Languages in the columns of the grid beside the source: those chosen, or two compared. */
export type Columns = { shown: readonly string[]; compared: readonly [string, string] | null };

/** Languages beside the source that the grid begins with. */
const AT_FIRST = 3;

/** Where an operator's columns of a brand are kept. */
export const columnsKey = (account: string, pack: string): string =>
  `livery.operator.textColumns.${account}.${pack}`;

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const parsed = (stored: string | null): { shown?: unknown; compared?: unknown } => {
  try {
    const read: unknown = JSON.parse(stored ?? 'null');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
};

/** Columns as an operator left them, without languages that the brand offers no more. */
export function keptColumns(
  stored: string | null,
  { languages, source }: { languages: readonly string[]; source: string },
): Columns {
  const { shown, compared } = parsed(stored);
  const others = languages.filter((language) => language !== source);
  const known = isWords(shown) ? others.filter((language) => shown.includes(language)) : undefined;
  const [one = '', other = ''] = isWords(compared) ? compared : [];
  return {
    shown: known ?? others.slice(0, AT_FIRST),
    compared: languages.includes(one) && languages.includes(other) && one !== other ? [one, other] : null,
  };
}

/** Languages to show, the source first. */
export const columnLanguages = ({ shown, compared }: Columns, source: string): string[] => [
  source,
  ...(compared ?? shown).filter((language) => language !== source),
];
