// Before the widgets, whose own styles build on it.
import './form.css';
import {
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type KeyboardEvent,
} from 'react';
import type { Action, FormDocument } from '#contract/generated/documents.ts';
import {
  subscribe,
  type FormModel,
  type FormState,
  type FormValues,
  type ModeChoice,
  type SendAnswer,
} from '#engine/forms/index.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useLanguage, useText } from '#ui/text/use-text.ts';
import { FormGroup } from './FormGroup.tsx';
import { FormLinks } from './FormLinks.tsx';
import { FormProvider, type FormScope } from './form-context.tsx';
import type { FormSources } from './form-sources.ts';
import { ModeTabs } from './ModeTabs.tsx';
import { nextControl } from './next-control.ts';

export type FormProps = {
  document: FormDocument;
  model: FormModel;
  /** Ways to fill in the form that are open now; tabs show from two up. */
  modes?: readonly ModeChoice[];
  mode?: string | undefined;
  onMode?: (mode: string) => void;
  /** Sends the values of a form without errors. What it answers is shown; what it throws is shown as a lost connection. */
  onSubmit: (values: FormValues) => Promise<SendAnswer>;
  /** Runs an action of a link. */
  onAction: (action: Action) => void;
  sources: FormSources;
};

const NO_MODES: readonly ModeChoice[] = [];

const usePart = <Key extends keyof FormState>(form: FormState, key: Key): FormState[Key] => {
  const listen = useCallback((listener: () => void) => subscribe(form, listener), [form]);
  return useSyncExternalStore(listen, () => form[key]);
};

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
  onSubmit,
  onAction,
  sources,
}: FormProps) {
  const say = useText();
  const language = useLanguage();
  const id = useId();
  const status = useRef<HTMLOutputElement>(null);
  const layout = usePart(model.form, 'layout');
  const submitting = usePart(model.form, 'submitting');
  const failure = usePart(model.form, 'failure');
  const panelId = `${id}-fields`;

  // Owners often give a new function with each drawing; that must not draw the fields.
  const latestAction = useRef(onAction);
  useLayoutEffect(() => {
    latestAction.current = onAction;
  }, [onAction]);

  const scope = useMemo(
    (): FormScope => ({
      model,
      id,
      say,
      language,
      sources,
      onAction: (action) => latestAction.current(action),
      announce: (text) => {
        if (status.current) status.current.textContent = text;
      },
    }),
    [model, id, say, language, sources],
  );

  const submit = async (): Promise<void> => {
    const outcome = await model.submit(onSubmit);
    if (outcome.status !== 'invalid' && outcome.status !== 'refused') return;
    const wrong = model.form.layout
      .flatMap((group) => group.fields)
      .filter((name) => model.field(name).error);
    if (wrong.length > 0) scope.announce(say('form.summary', { count: wrong.length }));
    if (outcome.first !== undefined) document.getElementById(`${id}-${outcome.first}`)?.focus();
  };

  const nextOnEnter = (event: KeyboardEvent<HTMLFormElement>): void => {
    const next = event.key === 'Enter' && !event.nativeEvent.isComposing && nextControl(event.target);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const lastField = layout.at(-1)?.fields.at(-1);
  const starred = layout.some((group) => group.fields.some((name) => model.field(name).spec.star));
  return (
    <FormProvider value={scope}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields bubble here */}
      <form
        className="lv-form"
        method="post"
        noValidate
        aria-busy={submitting}
        onKeyDown={nextOnEnter}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {form.intro !== undefined && <p className="lv-form-intro">{say(form.intro)}</p>}
        {modes.length > 1 && (
          <ModeTabs modes={modes} chosen={mode} onChoose={onMode} panelId={panelId} say={say} />
        )}
        {starred && <p className="lv-form-required">{say('form.requiredNote')}</p>}
        <div
          id={panelId}
          className="lv-form-fields"
          {...(modes.length > 1 && { role: 'tabpanel', 'aria-labelledby': `${panelId}-${mode}` })}
        >
          {layout.map((group) => (
            <FormGroup
              key={group.group}
              layout={group}
              group={form.groups[group.group]}
              last={lastField}
              say={say}
            />
          ))}
        </div>
        {failure && (
          <div className="lv-form-failure" role="alert">
            <p>{say(failure.key, failure.params)}</p>
            {failure.retry && (
              <Button type="submit" size="small" icon="refresh" busy={submitting}>
                {say('form.retry')}
              </Button>
            )}
          </div>
        )}
        <Button type="submit" variant="primary" size="large" block busy={submitting}>
          {say(submitting ? (form.submit.busy ?? form.submit.label) : form.submit.label)}
        </Button>
        <FormLinks form={form} onAction={scope.onAction} say={say} />
        <output ref={status} className="lv-visually-hidden" />
      </form>
    </FormProvider>
  );
}
