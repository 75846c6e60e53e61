/** A JSON Schema without references outside itself. */
export type EditorSchema = { readonly [keyword: string]: unknown };

/** Problem at a place of the document, found by a check elsewhere. */
export type EditorProblem = {
  pointer: string;
  severity: 'error' | 'warning';
  message: string;
  /** Way to correct it. */
  fix?: string;
};

/** A value that may stand at a place. */
type Suggestion = {
  value: string;
  /** Short description beside the value. */
  detail?: string;
};

/** Undo and redo of an editor; absent where there is nothing to undo or redo. */
export type EditSteps = { undo?: () => void; redo?: () => void };

export type JsonEditorProps = {
  /** The edited text; need not be JSON. */
  value: string;
  /** Called with every edited text. */
  onChange?: (text: string) => void;
  schema: EditorSchema;
  problems?: readonly EditorProblem[];
  /** Accessible name. */
  label: string;
  readOnly?: boolean;
  /** Additional suggestions for a place, such as names of existing things; `path` leads to the value being typed. */
  complete?: (path: readonly (string | number)[], text: string) => readonly Suggestion[];
  /** Pointer of a value to select and scroll to, on every change. */
  focus?: string | undefined;
  /** Called at first and whenever undo or redo becomes possible or impossible; changes of `value` are steps too. */
  onSteps?: (steps: EditSteps) => void;
};

export type JsonMergeProps = {
  left: string;
  leftLabel: string;
  right: string;
  rightLabel: string;
  /** Called with every edited text of the right side; without it both sides are read-only. */
  onChange?: (text: string) => void;
};
