import { createContext, useContext } from 'react';
import type { Action } from '#contract/generated/documents.ts';
import type { FieldName, FormModel, SendAnswer } from '#engine/forms/index.ts';
import type { Say } from '#ui/text/use-text.ts';
import type { FormSources } from './form-sources.ts';

/** What sending a code came to; `invalid` when a field that it needs was not right, which then has the focus. */
export type SendCodeAnswer = SendAnswer | { ok: false; invalid: true };

/** What the fields of one form share. Changes only with language, texts or model, never with a key. */
export type FormScope = {
  model: FormModel;
  /** Prefix of the ids of this form's elements. */
  id: string;
  say: Say;
  language: string;
  sources: FormSources;
  onAction: (action: Action) => void;
  /** Says a sentence to screen readers, politely. */
  announce: (text: string) => void;
  /** Brings a field into view and puts the focus on its control. */
  focusField: (name: FieldName) => void;
  /**
   * Has the one-time code of a field sent, once the fields that `spec.send.needs` names are right. Refusals show at their
   * fields, failures as the form's failure; never rejects.
   */
  sendCode: (name: FieldName) => Promise<SendCodeAnswer>;
};

const FormContext = createContext<FormScope | undefined>(undefined);

export const FormProvider = FormContext.Provider;

/** The form around a field. Throws outside of a <Form>. */
export const useFormScope = (): FormScope => {
  const scope = useContext(FormContext);
  if (!scope) throw new Error('A field stands outside of a form. Draw it inside <Form>.');
  return scope;
};
