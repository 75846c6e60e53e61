import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Action, FormDocument } from '#contract/generated/documents.ts';
import type { FieldName, FormModel, FormValues, SendAnswer } from '#engine/forms/index.ts';

export type Confirmation = NonNullable<FormDocument['submit']['confirm']>;

/** A pressed button of the form. */
export type FormButton = {
  id: string;
  action: Action;
  /** True: checks the form and sends its values; false: only runs the action. */
  sends: boolean;
  confirm: Confirmation | undefined;
};

/** A confirmation that awaits its answer. */
export type OpenQuestion = { confirm: Confirmation; answer: (accepted: boolean) => void };

type SendingOptions = {
  model: FormModel;
  onSend: (action: Action, values: FormValues) => Promise<SendAnswer>;
  onAction: (action: Action) => void;
  onSent: () => void;
  onMoved: () => void;
  /** Called with the first invalid or refused field. */
  onWrong: (first: FieldName | undefined) => void;
};

export type Sending = {
  /** Id of the button whose action runs. */
  running: string | undefined;
  question: OpenQuestion | undefined;
  press: (button: FormButton) => Promise<void>;
  /** Goes to the next step once this one is valid. */
  goOn: () => Promise<void>;
};

/** Id of the main button: it submits, or leads to the next step. */
export const MAIN = 'submit';

/** Handles a pressed button: validate, confirm, send. A second press meanwhile is ignored, so that nothing is sent twice. */
export const useSending = ({
  model,
  onSend,
  onAction,
  onSent,
  onMoved,
  onWrong,
}: SendingOptions): Sending => {
  const [running, setRunning] = useState<string>();
  const [question, setQuestion] = useState<OpenQuestion>();
  const busy = useRef(false);

  const ask = (confirm: Confirmation): Promise<boolean> =>
    new Promise((resolve) => {
      setQuestion({
        confirm,
        answer: (accepted) => {
          // The dialog must return the focus before anything else moves it.
          flushSync(() => setQuestion(undefined));
          resolve(accepted);
        },
      });
    });

  /** Shows the button as busy while its work takes time; errors of an invalid form show at once. */
  const begun = <Result>(button: string, result: Promise<Result>): Promise<Result> => {
    if (model.form.submitting || model.form.waiting) setRunning(button);
    return result;
  };

  /** Asks for confirmation only if the form is valid; submitting an invalid one shows its errors. */
  const declined = async (confirm: Confirmation, { id, sends }: FormButton): Promise<boolean> => {
    if (sends) {
      const first = await begun(id, model.check(Object.keys(model.values())));
      if (first !== undefined) return false;
    }
    return !(await ask(confirm));
  };

  const send = async ({ id, action }: FormButton): Promise<void> => {
    const outcome = await begun(
      id,
      model.submit((values) => onSend(action, values)),
    );
    if (outcome.status === 'sent') onSent();
    else if (outcome.status !== 'busy') onWrong(outcome.first);
  };

  /** Runs one task at a time; a call meanwhile is ignored. */
  const alone = async (run: () => Promise<void>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    try {
      await run();
    } finally {
      busy.current = false;
      setRunning(undefined);
    }
  };

  const press = (button: FormButton): Promise<void> =>
    alone(async () => {
      if (button.confirm && (await declined(button.confirm, button))) return;
      if (button.sends) await send(button);
      else onAction(button.action);
    });

  const goOn = (): Promise<void> =>
    alone(async () => {
      const outcome = await begun(MAIN, model.next());
      if (outcome.status === 'moved') onMoved();
      else if (outcome.status === 'invalid') onWrong(outcome.first);
    });

  return { running, question, press, goOn };
};
