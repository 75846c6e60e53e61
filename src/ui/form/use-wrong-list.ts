import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { FieldName, FormModel } from '#engine/forms/index.ts';
import { afterPaint } from './after-paint.ts';
import type { FormScope } from './form-context.tsx';

/** Up to this many wrong fields are found without a list of them, where the form fits on a screen. */
const FEW = 3;

const NONE: readonly FieldName[] = [];

export type WrongList = {
  /** Fields to list; none where there are few in a short form. */
  wrong: readonly FieldName[];
  /** Goes to the first wrong field of the step, says how many there are, and lists them. */
  tell: (scope: FormScope, first: FieldName) => void;
  clear: () => void;
};

/** What is wrong in the step that shows, told when a player wants to go on. */
export const useWrongList = (model: FormModel, root: RefObject<HTMLElement | null>): WrongList => {
  const [wrong, setWrong] = useState(NONE);
  /** The fields told of last. */
  const told = useRef(NONE);
  const clear = (): void => {
    told.current = NONE;
    setWrong(NONE);
  };
  const tell = (scope: FormScope, first: FieldName): void => {
    const names = model.form.layout
      .flatMap((group) => group.fields)
      .filter((name) => model.field(name).error !== undefined);
    // The field may stand in a step that is drawn only now.
    if (!document.getElementById(`${scope.id}-${first}`)) flushSync(clear);
    // The messages first: a player is led to them, told their number and shown their list when they are on the screen.
    told.current = names;
    const pressed = document.activeElement;
    afterPaint(() => {
      if (told.current !== names) return;
      // Whoever has gone on to a field meanwhile is left there.
      const now = document.activeElement;
      if (now === pressed || now === document.body) scope.focusField(first);
      scope.announce(scope.say('form.summary', { count: names.length }));
      const long = root.current !== null && root.current.offsetHeight > window.innerHeight;
      setWrong(names.length > FEW || long ? names : NONE);
    });
  };
  return { wrong, tell, clear };
};
