import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { FieldName, FormModel } from '#engine/forms/index.ts';
import { afterPaint } from './after-paint.ts';
import type { FormScope } from './form-context.tsx';

/** Most invalid fields of a short form that are not listed. */
const FEW = 3;

const NONE: readonly FieldName[] = [];

export type WrongList = {
  /** Fields to list; empty for few errors in a short form. */
  wrong: readonly FieldName[];
  /** Focuses the first invalid field of the step, announces their number, and lists them. */
  tell: (scope: FormScope, first: FieldName) => void;
  clear: () => void;
};

/** List of invalid fields in the current step, shown when the player wants to go on. */
export const useWrongList = (model: FormModel, root: RefObject<HTMLElement | null>): WrongList => {
  const [wrong, setWrong] = useState(NONE);
  /** Fields of the last announcement. */
  const told = useRef(NONE);
  const clear = (): void => {
    told.current = NONE;
    setWrong(NONE);
  };
  const tell = (scope: FormScope, first: FieldName): void => {
    const names = model.form.layout
      .flatMap((group) => group.fields)
      .filter((name) => model.field(name).error !== undefined);
    // The field may belong to a step that renders only now.
    if (!document.getElementById(`${scope.id}-${first}`)) flushSync(clear);
    // Messages render first: focus, announcement and list follow once they are on the screen.
    told.current = names;
    const pressed = document.activeElement;
    afterPaint(() => {
      if (told.current !== names) return;
      // A player who has moved to a field meanwhile keeps the focus there.
      const now = document.activeElement;
      if (now === pressed || now === document.body) scope.focusField(first);
      scope.announce(scope.say('form.summary', { count: names.length }));
      const long = root.current !== null && root.current.offsetHeight > window.innerHeight;
      setWrong(names.length > FEW || long ? names : NONE);
    });
  };
  return { wrong, tell, clear };
};
