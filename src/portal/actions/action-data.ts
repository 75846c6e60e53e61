/** An action as documents name it. */
export type ActionData = { readonly do: string; readonly [argument: string]: unknown };

/** Values of the form an action submits, by field. */
export type SubmittedValues = Readonly<Record<string, unknown>>;
