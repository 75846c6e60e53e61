import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { focusControl } from '#ui/form/focus-field.ts';
import type { Sending } from './use-sending.ts';

type WrongFocus = {
  form: RefObject<HTMLFormElement | null>;
  /** Marks what is wrong, and goes there. */
  point: (mark: () => void) => void;
};

/** Leads to the first control of a form that is wrong, as the page finds before it sends or as the platform answers. */
export function useWrongFocus(fields: Sending['fields']): WrongFocus {
  const form = useRef<HTMLFormElement>(null);
  const go = useCallback(() => {
    const wrong = form.current?.querySelector('[aria-invalid="true"]');
    if (wrong) focusControl(wrong.id);
  }, []);
  useEffect(() => {
    if (Object.keys(fields).length > 0) go();
  }, [fields, go]);
  const point = useCallback<WrongFocus['point']>(
    (mark) => {
      flushSync(mark);
      go();
    },
    [go],
  );
  return { form, point };
}
