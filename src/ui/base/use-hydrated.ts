import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while what it drew is taken over; then, and for what is mounted later, true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
