import type { FieldInput, FieldName, FieldState } from '#engine/forms/index.ts';
import { enteredText } from '#ui/text/entered-text.ts';
import { labelOf } from '../field-label.ts';
import { optionLabel } from '../option-text.ts';
import type { FormScope } from '../form-context.tsx';

/** A value as it is shown to the player who gave it. */
export type ShownValue = { name: FieldName; label: string; value: string };

type Words = Pick<FormScope, 'say' | 'language' | 'sources'>;
type Write = (state: FieldState, text: string, words: Words) => string;

/** Never shown again once they are typed, or of no meaning to a player. */
const SECRET = new Set<FieldInput>(['password', 'newPassword', 'repeatPassword', 'captcha', 'code']);

const option: Write = ({ spec }, text, { say }) => {
  const found = spec.options?.find(({ value }) => value === text);
  return found ? optionLabel(found, say) : text;
};

const written: Partial<Record<FieldInput, Write>> = {
  select: option,
  radio: option,
  phone: ({ companion }, text) => (companion === '' ? text : `+${companion.replaceAll(/\D/g, '')} ${text}`),
};

const shown = (state: FieldState, words: Words): string => {
  const { spec, value } = state;
  const { say } = words;
  if (typeof value === 'boolean') return say(value ? 'form.value.yes' : 'form.value.no');
  if (typeof value !== 'string') return value.map(({ name }) => name).join(', ');
  const text = spec.trim ? value.trim() : value;
  if (text === '') return '';
  const { language, sources } = words;
  return (
    written[spec.input]?.(state, text, words) ??
    enteredText(spec.input, text, { language, currency: sources.currency })
  );
};

/**
 * Values of fields in the language shown: labels of options, dates and amounts as they are written, names of files. Fields that
 * are not shown, and passwords, are left out; a field that was left empty shows a dash.
 */
export const shownValues = (
  { model, ...words }: Words & Pick<FormScope, 'model'>,
  names: readonly FieldName[],
): ShownValue[] => {
  const sent = model.values();
  return names.flatMap((name) => {
    const state = Object.hasOwn(sent, name) ? model.field(name) : undefined;
    if (!state?.visible || SECRET.has(state.spec.input)) return [];
    const { spec } = state;
    return [{ name, label: labelOf(spec, words.say), value: shown(state, words) || '–' }];
  });
};
