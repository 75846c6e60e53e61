import { createContext, useContext } from 'react';
import type { Action } from '#contract/generated/documents.ts';
import type { FieldName, FormModel, FormValues, SendAnswer } from '#engine/forms/index.ts';
import type { Say } from '#ui/text/use-text.ts';
import type { FormSources } from './form-sources.ts';

/** Shared context of a form's fields. Changes with language, texts or model, never with a key. */
export type FormScope = {
  model: FormModel;
  /** Prefix of the ids of this form's elements. */
  id: string;
  say: Say;
  language: string;
  sources: FormSources;
  onAction: (action: Action) => void;
  onSend: (action: Action, values: FormValues) => Promise<SendAnswer>;
  /** Announces a sentence to screen readers, politely. */
  announce: (text: string) => void;
  /** Scrolls to a field and focuses its control. */
  focusField: (name: FieldName) => void;
  /** Announces the number of invalid fields and focuses this one. */
  goToWrong: (first: FieldName) => void;
};

const FormContext = createContext<FormScope | undefined>(undefined);

export const FormProvider = FormContext.Provider;

/**
 * The form around a field.
 * @throws Error outside of a <Form>
 */
export const useFormScope = (): FormScope => {
  const scope = useContext(FormContext);
  if (!scope) throw new Error('A field stands outside of a form. Draw it inside <Form>.');
  return scope;
};
