import { ownFieldActions } from '#contract/generated/own-fields.ts';
import type { SubmittedValues } from '../actions/action-data.ts';

type OwnValues = Record<string, string | boolean>;

/**
 * Splits submitted values into the fields that the call knows and the operator's own, which go in `own`. `keepsBlank` selects blank
 * fields to send.
 */
export function partValues(
  action: keyof typeof ownFieldActions,
  values: SubmittedValues,
  keepsBlank: (field: string) => boolean = () => false,
): { known: SubmittedValues; own?: OwnValues } {
  const fields: readonly string[] = ownFieldActions[action].fields;
  const isKnown = (name: string): boolean => fields.includes(name);
  const isBlank = (value: unknown): boolean => value === '' || value === false;
  const own = Object.entries(values).filter(
    (entry): entry is [string, string | boolean] =>
      !isKnown(entry[0]) &&
      (typeof entry[1] === 'string' || typeof entry[1] === 'boolean') &&
      (!isBlank(entry[1]) || keepsBlank(entry[0])),
  );
  return {
    known: Object.fromEntries(Object.entries(values).filter(([name]) => isKnown(name))),
    ...(own.length > 0 && { own: Object.fromEntries(own) }),
  };
}
