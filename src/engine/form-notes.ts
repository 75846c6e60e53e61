import { schemaIndex } from '#contract/generated/schema-index.ts';
import { own } from './json.ts';

/** What an action has to do with forms: the `x-form` of its schema. */
export type FormNote = {
  /** `submit`: a form is sent to it. `code`: a field has a code sent by it. */
  use: 'submit' | 'code';
  /** Fields without which it never succeeds, in a mode that `modes` does not name. */
  needs?: readonly string[];
  /** Further fields that it knows: texts, choices, days, amounts. */
  takes?: readonly string[];
  /** Check boxes that it knows. */
  boxes?: readonly string[];
  /** Fields that a field cannot go without. */
  together?: Readonly<Record<string, readonly string[]>>;
  /** What it needs in a mode of the form. */
  modes?: Readonly<Record<string, readonly string[]>>;
  /** It knows no other modes, and none is not enough. */
  onlyModes?: boolean;
  /** Fields that take files. */
  files?: readonly string[];
  /** What follows from the values, for the summary of the form. */
  summary?: readonly string[];
  /** Which of many things it is about, as the block that shows the form says. */
  about?: readonly string[];
  /** With what fields of the operator's own are kept: `call` takes them, and `form` is the form whose document checks them. */
  ownFields?: 'member' | 'order';
  call?: string;
  form?: string;
};

/** The note of an action; undefined for one that takes no form, or does not exist. */
export const formNote = (action: unknown): FormNote | undefined =>
  typeof action === 'string'
    ? (own(schemaIndex.actions, action)?.['x-form'] as FormNote | undefined)
    : undefined;

/** Whether an action does something wherever it is run, with or without values of a form. */
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
