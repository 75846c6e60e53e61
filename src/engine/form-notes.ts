import { schemaIndex } from '#contract/generated/schema-index.ts';
import { own } from './json/json.ts';
import type { KeptWith } from './own-fields.ts';

/** `x-form` of an action's schema: how the action uses forms. */
export type FormNote = {
  /** `submit`: a form submits to the action. `code`: a field has the action send a code. */
  use: 'submit' | 'code';
  /** Fields the action requires in a mode that `modes` does not name. */
  needs?: readonly string[];
  /** Optional fields: texts, choices, days, amounts. */
  takes?: readonly string[];
  /** Check boxes the action accepts. */
  boxes?: readonly string[];
  /** Fields that each field requires beside it. */
  together?: Readonly<Record<string, readonly string[]>>;
  /** Fields required per mode of the form. */
  modes?: Readonly<Record<string, readonly string[]>>;
  /** The action accepts only the modes of `modes`; a form without a mode is refused. */
  onlyModes?: boolean;
  /** Fields that take files. */
  files?: readonly string[];
  /** Names of values derived from the form's values, for its summary. */
  summary?: readonly string[];
  /** Names of values that the block showing the form supplies, such as the account it is about. */
  about?: readonly string[];
  /** The operator's own fields are accepted, and kept so: `call` takes them, and the document of `form` checks them. */
  ownFields?: KeptWith;
  call?: string;
  form?: string;
};

/** The note of an action; undefined for one that takes no form, or does not exist. */
export const formNote = (action: unknown): FormNote | undefined =>
  typeof action === 'string'
    ? (own(schemaIndex.actions, action)?.['x-form'] as FormNote | undefined)
    : undefined;

/** True for an action that does nothing without values of a form: it requires fields or a mode. */
export const needsForm = (action: unknown): boolean => {
  const note = formNote(action);
  return note !== undefined && ((note.needs ?? []).length > 0 || note.onlyModes === true);
};

/** Every field that an action knows. */
export const fieldsKnownTo = ({
  needs = [],
  takes = [],
  boxes = [],
  files = [],
  modes = {},
}: FormNote): string[] => [...needs, ...takes, ...boxes, ...files, ...Object.values(modes).flat()];
