import { useCallback, useSyncExternalStore } from 'react';
import { subscribe, type FormState } from '#engine/forms/index.ts';

/** One part of the form's state; draws again only when this part changes. */
export const usePart = <Key extends keyof FormState>(form: FormState, key: Key): FormState[Key] => {
  const listen = useCallback((listener: () => void) => subscribe(form, listener), [form]);
  return useSyncExternalStore(listen, () => form[key]);
};
