import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Action, FormDocument } from '#contract/generated/documents.ts';
import type { FieldName, FormModel, FormValues, ModeChoice, SendAnswer } from '#engine/forms/index.ts';
import { FormButtons } from './FormButtons.tsx';
import { FormFailure } from './FormFailure.tsx';
import { FormFields } from './FormFields.tsx';
import { FormLinks } from './FormLinks.tsx';
import { FormProvider } from './form-context.tsx';
import type { FormSources } from './form-sources.ts';
import { LazyPart } from './LazyPart.tsx';
import { leaveField } from './leave-field.ts';
import { nextControl } from './next-control.ts';
import { ConfirmDialog, ErrorSummary, FormSuccess } from './parts.ts';
import { usePart } from './use-part.ts';
import { useScope } from './use-scope.ts';
import { MAIN, useSending, type FormButton } from './use-sending.ts';
import './form.css';

export type FormProps = {
  document: FormDocument;
  model: FormModel;
  /** Ways to fill in the form that are open now; tabs show from two up. */
  modes?: readonly ModeChoice[];
  mode?: string | undefined;
  onMode?: (mode: string) => void;
  /**
   * Sends the values of a form without errors to an action: the one of submitting, of a further button that sends, or of a
   * one-time code. What it answers is shown; what it throws is shown as a lost connection.
   */
  onSend: (action: Action, values: FormValues) => Promise<SendAnswer>;
  /** Runs an action that sends nothing: of a link, of a further button, of what to do after success. */
  onAction: (action: Action) => void;
  /** Shows a passing note, for a form whose success is one. */
  onToast?: ((text: string) => void) | undefined;
  sources: FormSources;
};

const NO_MODES: readonly ModeChoice[] = [];

/** Up to this many wrong fields are found without a list of them, where the form fits on a screen. */
const FEW = 3;

/**
 * A form of a brand, drawn from its document and a form model. A key draws at most the field it went to; groups and the
 * form draw again only when fields appear, go or move.
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
}: FormProps) {
  const root = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLOutputElement>(null);
  const again = useRef<(() => unknown) | undefined>(undefined);
  const [wrong, setWrong] = useState<readonly FieldName[]>([]);
  const sent = usePart(model.form, 'sent');
  const success = (mode === undefined ? undefined : form.modes?.[mode])?.success ?? form.success;

  const goTo = (first: FieldName | undefined): void => {
    if (first === undefined) return;
    const names = model.form.layout
      .flatMap((group) => group.fields)
      .filter((name) => model.field(name).error !== undefined);
    scope.announce(scope.say('form.summary', { count: names.length }));
    // The field may stand in a step that is drawn only now.
    flushSync(() => setWrong(names.length > FEW ? names : []));
    scope.focusField(first);
    if (names.length <= FEW && isLong(root)) setWrong(names);
  };
  const arrive = (): void => {
    flushSync(() => setWrong([]));
    document.getElementById(`${scope.id}-step`)?.focus();
  };

  const scope = useScope({
    model,
    sources,
    status,
    callbacks: {
      onSend,
      onAction,
      onWrong: goTo,
      onCode: (name) => (again.current = () => scope.sendCode(name)),
    },
  });
  const { running, question, press, goOn } = useSending({
    model,
    onSend,
    onAction,
    onMoved: arrive,
    onWrong: goTo,
    onSent: () => {
      setWrong([]);
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

  const nextOnEnter = (event: KeyboardEvent<HTMLFormElement>): void => {
    const next = event.key === 'Enter' && !event.nativeEvent.isComposing && nextControl(event.target);
    if (!next) return;
    event.preventDefault();
    next.focus();
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
        method="post"
        noValidate
        aria-busy={running !== undefined || undefined}
        onKeyDown={nextOnEnter}
        onBlur={(event) => leaveField(scope, event)}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <FormFields form={form} model={model} modes={modes} mode={mode} onMode={onMode} onBack={back} />
        {wrong.length > 0 && (
          <LazyPart say={scope.say}>
            <ErrorSummary key={wrong.join()} names={wrong} scope={scope} />
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

const isLong = ({ current }: RefObject<HTMLElement | null>): boolean =>
  current !== null && current.offsetHeight > window.innerHeight;
