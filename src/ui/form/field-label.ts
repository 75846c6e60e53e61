import type { FieldSpec } from '#engine/forms/index.ts';
import type { Say } from '#ui/text/use-text.ts';

/** The name of a field as a sentence by itself, without its star; a link inside of it is said as text. */
export const labelOf = ({ label, textValues, link }: FieldSpec, say: Say): string =>
  say(label, link ? { ...textValues, link: say(link.label) } : textValues);
