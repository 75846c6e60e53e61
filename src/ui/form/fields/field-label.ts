import type { FieldSpec } from '#engine/forms/index.ts';
import type { Say } from '#ui/text/use-text.ts';

/** Label of a field as plain text without its star; a link's label is included as text. */
export const labelOf = ({ label, textValues, link }: FieldSpec, say: Say): string =>
  say(label, link ? { ...textValues, link: say(link.label) } : textValues);
