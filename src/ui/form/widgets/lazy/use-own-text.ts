import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Control, FieldHandle } from '../../field-handle.ts';
import type { ControlAttributes } from '../../field-widget.ts';

/**
 * The control of a field that shows its value in another form than the model holds it, such as an amount with separators.
 * @param show the text of a value; a value written from outside is shown by it. Must be stable.
 */
export const useOwnText = (
  field: FieldHandle,
  attach: ControlAttributes['ref'],
  show: (value: string) => string,
) => {
  const input = useRef<HTMLInputElement>(null);
  const ref = useCallback(
    (control: Control | null) => {
      attach(control);
      input.current = control as HTMLInputElement | null;
    },
    [attach],
  );
  const display = useCallback(() => {
    if (input.current) input.current.value = show(String(field.state.value));
  }, [field, show]);
  useLayoutEffect(() => {
    if (document.activeElement !== input.current) display();
    return field.showBy(display);
  }, [field, display]);
  return { ref, display };
};
