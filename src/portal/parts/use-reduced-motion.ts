import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

const list = () => (typeof matchMedia === 'function' ? matchMedia(query) : undefined);

const subscribe = (listener: () => void) => {
  const media = list();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
};

/** The player wants no motion: nothing moves by itself. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => list()?.matches ?? false,
    () => false,
  );
}
