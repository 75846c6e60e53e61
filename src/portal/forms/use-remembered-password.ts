import { useEffect } from 'react';
import { subscribe } from 'valtio';
import type { FormDocument } from '#contract/generated/documents.ts';
import type { FormModel } from '#engine/forms/index.ts';
import { passwordPlaceholder } from '../session/remembered-login.ts';

const has = (form: FormDocument, name: string): boolean => Object.hasOwn(form.fields, name);

/** Clears the placeholder of a remembered password when the player changes the username, to whose account it belongs. */
export function useRememberedPassword(model: FormModel, form: FormDocument): void {
  const asks = has(form, 'username') && has(form, 'password');
  useEffect(() => {
    if (!asks || model.field('password').value !== passwordPlaceholder) return undefined;
    const username = model.field('username');
    const remembered = username.value;
    return subscribe(username, () => {
      if (username.value !== remembered && model.field('password').value === passwordPlaceholder)
        model.write('password', '');
    });
  }, [model, asks]);
}
