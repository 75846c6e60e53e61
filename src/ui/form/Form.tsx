import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useSnapshot } from 'valtio';
import type { Action, FormDocument } from '#contract/generated/documents.ts';
import type { FieldName, FormModel, FormValues, ModeChoice, SendAnswer } from '#engine/forms/index.ts';
import { FormButtons } from './FormButtons.tsx';
import { FormFailure } from './FormFailure.tsx';
import { FormFields } from './FormFields.tsx';
import { FormLinks } from './FormLinks.tsx';
import { FormProvider } from './form-context.tsx';
import type { FormSources } from './form-sources.ts';
import type { Summarise } from './lazy/FormSummary.tsx';
import { LazyPart } from './LazyPart.tsx';
import { leaveField } from './fields/leave-field.ts';
import { useNextOnEnter } from './fields/next-control.ts';
import { ConfirmDialog, ErrorSummary, FormSuccess } from './parts.ts';
import { useScope } from './use-scope.ts';
import { MAIN, useSending, type FormButton } from './use-sending.ts';
import { useWrongList } from './use-wrong-list.ts';
import './form.css';

export type FormProps = {
  document: FormDocument;
  model: FormModel;
  /** Modes of the form that are open now; tabs show from two up. */
  modes?: readonly ModeChoice[];
  mode?: string | undefined;
  onMode?: (mode: string) => void;
  /**
   * Sends the values of a valid form to an action: of submitting, of a further button that sends, or of a one-time code.
   * The answer is shown; an exception is shown as a lost connection.
   */
  onSend: (action: Action, values: FormValues) => Promise<SendAnswer>;
  /** Runs an action without values: of a link, of a further button, or after success. */
  onAction: (action: Action) => void;
  /** Shows a toast, for a form that reports success by one. */
  onToast?: ((text: string) => void) | undefined;
  sources: FormSources;
  /** Values of the form's summary; without it there is none. */
  summarise?: Summarise | undefined;
};

const NO_MODES: readonly ModeChoice[] = [];

/**
 * A form of a brand, rendered from its document and a form model. A key rerenders at most its own field; groups and the form
 * rerender only when fields appear, disappear or move.
 */
export function Form({
  document: form,
  model,
  modes = NO_MODES,
  mode,
  onMode,
  onSend,
  onAction,
  onToast,
  sources,
  summarise,
}: FormProps) {
  const root = useRef<HTMLFormElement>(null);
  const again = useRef<(() => unknown) | undefined>(undefined);
  const { wrong, tell, clear } = useWrongList(model, root);
  const { sent } = useSnapshot(model.form, { sync: true });
  const success = (mode === undefined ? undefined : form.modes?.[mode])?.success ?? form.success;

  const goTo = (first: FieldName | undefined): void => {
    if (first !== undefined) tell(scope, first);
  };
  const arrive = (): void => {
    flushSync(clear);
    // Announcements about the previous step no longer apply.
    scope.announce('');
    document.getElementById(`${scope.id}-step`)?.focus();
  };

  useNextOnEnter(root);
  const { scope, status } = useScope({
    model,
    sources,
    callbacks: { onSend, onAction, goToWrong: goTo },
  });
  const { running, question, press, goOn } = useSending({
    model,
    onSend,
    onAction,
    onMoved: arrive,
    onWrong: goTo,
    onSent: () => {
      clear();
      // Announcements about refused values no longer apply.
      scope.announce('');
      if (success?.present === 'toast') onToast?.(scope.say(success.text));
    },
  });

  const pressAgain = (button: FormButton): void => {
    again.current = () => press(button);
    void press(button);
  };
  const submit = (): void => {
    const { steps } = model.form;
    if (steps.length > 0 && steps.at(-1)?.state === 'ahead') void goOn();
    else pressAgain({ ...form.submit, id: MAIN, sends: true, confirm: form.submit.confirm });
  };
  const back = (step?: string): void => {
    model.back(step);
    arrive();
  };

  if (sent && success?.present === 'replace') {
    return (
      <LazyPart say={scope.say}>
        <FormSuccess
          success={success}
          say={scope.say}
          onAction={onAction}
          onAgain={() => {
            flushSync(() => model.reset());
            const first = model.form.layout[0]?.fields[0];
            if (first !== undefined) scope.focusField(first);
          }}
        />
      </LazyPart>
    );
  }
  return (
    <FormProvider value={scope}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields bubble here */}
      <form
        ref={root}
        className="lv-form"
        data-form={form.id}
        method="post"
        noValidate
        aria-busy={running !== undefined || undefined}
        onBlur={(event) => leaveField(scope, event)}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FormFields
          form={form}
          model={model}
          modes={modes}
          mode={mode}
          onMode={onMode}
          onBack={back}
          summarise={summarise}
        />
        {wrong.length > 0 && (
          <LazyPart say={scope.say}>
            <ErrorSummary names={wrong} scope={scope} />
          </LazyPart>
        )}
        <FormFailure
          failure={form.failure}
          model={model}
          busy={running !== undefined}
          say={scope.say}
          onRetry={() => void (again.current ?? submit)()}
        />
        <FormButtons form={form} model={model} running={running} onPress={pressAgain} onBack={back} />
        <FormLinks form={form} onAction={scope.onAction} say={scope.say} />
        <output ref={status} className="lv-visually-hidden" />
      </form>
      {question && (
        <LazyPart say={scope.say}>
          <ConfirmDialog {...question} scope={scope} />
        </LazyPart>
      )}
    </FormProvider>
  );
}
