import type { FieldSpec } from '#engine/forms/index.ts';
import type { Say } from '#ui/text/use-text.ts';

/** Label of a field as plain text without its star; a link's label is included as text, and the name of its row comes first. */
export const labelOf = ({ label, textValues, link, row }: FieldSpec, say: Say): string => {
  const own = say(label, link ? { ...textValues, link: say(link.label) } : textValues);
  return row ? say('form.rows.field', { row: rowName(row, say), label: own }) : own;
};

type RowPlace = NonNullable<FieldSpec['row']>;

/** Name of a row, such as "Tier 2 of 3". */
export const rowName = ({ label, number, count }: Omit<RowPlace, 'key' | 'field'>, say: Say): string =>
  say(label, { number, count });
