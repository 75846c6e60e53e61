import { useId, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import type { FormModel } from '#engine/forms/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { focusControl } from './fields/focus-field.ts';
import type { FormScope } from './form-context.tsx';
import type { FormSources } from './form-sources.ts';

type Callbacks = Pick<FormScope, 'onSend' | 'onAction' | 'goToWrong'>;

type ScopeOptions = {
  model: FormModel;
  sources: FormSources;
  callbacks: Callbacks;
};

type UsedScope = {
  scope: FormScope;
  /** Ref of the live region whose text screen readers announce. */
  status: RefObject<HTMLOutputElement | null>;
};

/** Shared context of a form's fields. Owners often pass new functions on each render, which must not rerender the fields. */
export const useScope = ({ model, sources, callbacks }: ScopeOptions): UsedScope => {
  const say = useText();
  const language = useLocale();
  const id = useId();
  const status = useRef<HTMLOutputElement>(null);
  const latest = useRef(callbacks);
  useLayoutEffect(() => {
    latest.current = callbacks;
  });
  const scope = useMemo(
    (): FormScope => ({
      model,
      id,
      say,
      language,
      sources,
      onAction: (action) => latest.current.onAction(action),
      onSend: (action, values) => latest.current.onSend(action, values),
      goToWrong: (first) => latest.current.goToWrong(first),
      announce: (text) => {
        if (status.current) status.current.textContent = text;
      },
      focusField: (name) => focusControl(`${id}-${name}`),
    }),
    [model, id, say, language, sources],
  );
  return { scope, status };
};
