import { createStore } from '../workspace/store.ts';

/** True from a call that found the session ended until someone signs in again. */
export const createSignedOut = () => createStore(false);

export type SignedOut = ReturnType<typeof createSignedOut>;
