/** A JSON Schema that refers to nothing outside itself. */
export type EditorSchema = { readonly [keyword: string]: unknown };

/** What is wrong at a place of the document, as a check elsewhere found it. */
export type EditorProblem = {
  pointer: string;
  severity: 'error' | 'warning';
  message: string;
  /** What to do about it. */
  fix?: string;
};

/** A value that may stand at a place. */
type Suggestion = {
  value: string;
  /** What it is, in few words, beside the value. */
  detail?: string;
};

export type JsonEditorProps = {
  /** The text being edited; it need not be JSON. */
  value: string;
  /** Told of every text that is typed. */
  onChange?: (text: string) => void;
  schema: EditorSchema;
  problems?: readonly EditorProblem[];
  /** Its name for screen readers. */
  label: string;
  readOnly?: boolean;
  /** Further values for a place, such as the names of what exists; `path` leads to the value being typed. */
  complete?: (path: readonly (string | number)[], text: string) => readonly Suggestion[];
  /** Pointer of a value to select and scroll to; taken up whenever it changes. */
  focus?: string | undefined;
};

export type JsonMergeProps = {
  left: string;
  leftLabel: string;
  right: string;
  rightLabel: string;
  /** Told of every text that is typed on the right; without it both are for reading. */
  onChange?: (text: string) => void;
};
