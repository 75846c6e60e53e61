import { isShownAgain } from '#engine/forms/inputs/parts/input-value.ts';
import type { FieldName, FieldState, FormValues } from '#engine/forms/index.ts';
import { enteredText } from '#ui/text/entered-text.ts';
import { labelOf } from '../fields/field-label.ts';
import { optionLabel } from '../fields/option-text.ts';
import type { FormScope } from '../form-context.tsx';

/** A value in the form shown to the player who entered it. */
export type ShownValue = { name: FieldName; label: string; value: string };

type Words = Pick<FormScope, 'say' | 'language' | 'sources'>;
const shown = (state: FieldState, words: Words): string => {
  const { spec, value } = state;
  const { say } = words;
  if (typeof value === 'boolean') return say(value ? 'form.value.yes' : 'form.value.no');
  if (typeof value !== 'string') return value.map(({ name }) => name).join(', ');
  const text = spec.trim ? value.trim() : value;
  if (text === '') return '';
  const option = spec.options?.find(({ value }) => value === text);
  if (option) return optionLabel(option, say);
  if (state.companion !== '') return `+${state.companion.replaceAll(/\D/g, '')} ${text}`;
  return enteredText(spec.input, text, { language: words.language, currency: words.sources.currency });
};

/** Rows are sent under the name of their group. */
const isSent = (sent: FormValues, name: FieldName): boolean =>
  Object.hasOwn(sent, name) || Object.hasOwn(sent, name.slice(0, Math.max(0, name.indexOf('['))));

/**
 * Values of fields in the language shown: labels of options, formatted dates and amounts, names of files. Hidden fields and passwords are
 * left out; an empty field shows a dash.
 */
export const shownValues = (
  { model, ...words }: Words & Pick<FormScope, 'model'>,
  names: readonly FieldName[],
): ShownValue[] => {
  const sent = model.values();
  return names
    .flatMap((asked) => model.namesOf(asked))
    .flatMap((name) => {
      const state = isSent(sent, name) ? model.field(name) : undefined;
      if (!state?.visible || !isShownAgain(state.spec.input)) return [];
      const { spec } = state;
      return [{ name, label: labelOf(spec, words.say), value: shown(state, words) || '–' }];
    });
};
