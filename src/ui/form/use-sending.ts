import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Action, FormDocument } from '#contract/generated/documents.ts';
import type { FieldName, FormModel, FormValues, SendAnswer } from '#engine/forms/index.ts';

export type Confirmation = NonNullable<FormDocument['submit']['confirm']>;

/** A button of the form, as it is pressed. */
export type FormButton = {
  id: string;
  action: Action;
  /** Checks the form and sends its values; otherwise the action only runs. */
  sends: boolean;
  confirm: Confirmation | undefined;
};

/** A confirmation that waits for its answer. */
export type OpenQuestion = { confirm: Confirmation; answer: (accepted: boolean) => void };

type SendingOptions = {
  model: FormModel;
  onSend: (action: Action, values: FormValues) => Promise<SendAnswer>;
  onAction: (action: Action) => void;
  onSent: () => void;
  onMoved: () => void;
  /** Something is wrong, or was refused: `first` is the field to go to. */
  onWrong: (first: FieldName | undefined) => void;
};

export type Sending = {
  /** Id of the button whose action runs. */
  running: string | undefined;
  question: OpenQuestion | undefined;
  press: (button: FormButton) => Promise<void>;
  /** Goes on to the next step, once what is asked in this one is right. */
  goOn: () => Promise<void>;
};

/** Id of the main button: it submits, or leads to the next step. */
export const MAIN = 'submit';

/**
 * What pressing a button does: check, ask whether the player is sure, send. A second press while one is under way does nothing, so
 * nothing is sent twice.
 */
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
          // The dialog gives the focus back before anything else moves it.
          flushSync(() => setQuestion(undefined));
          resolve(accepted);
        },
      });
    });

  /** Shows the button as busy when what it began takes time; a form that is wrong is told so at once. */
  const begun = <Result>(button: string, result: Promise<Result>): Promise<Result> => {
    if (model.form.submitting || model.form.waiting) setRunning(button);
    return result;
  };

  /** Only a form without errors asks; one with errors shows them by being sent. */
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

  /** Runs one thing at a time. */
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
