import type { FocusEvent } from 'react';
import { labelOf } from './field-label.ts';
import { messageOf } from './field-message.ts';
import type { FormScope } from '../form-context.tsx';

const fieldOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;

/** Handles the focus leaving a field: the field is checked, and its error shown. */
export const leaveField = (scope: FormScope, event: FocusEvent): void => {
  const field = fieldOf(event.target);
  const name = field?.dataset['field'];
  if (name === undefined) return;
  // Moving to another control of the same field, or to another window, is no leaving.
  if (fieldOf(event.relatedTarget) === field || document.activeElement === event.target) return;
  // A dialog that closes takes the focus; nobody left the field.
  if (field?.closest('dialog:not([open])')) return;
  const { model, say, announce } = scope;
  model.leave(name);
  const { spec, error } = model.field(name);
  if (!error) return;
  const message = messageOf(spec, error, scope);
  announce(say('form.fieldError', { label: labelOf(spec, say), message }));
};
