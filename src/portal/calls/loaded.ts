import type { CallError } from '../gateway/call-error.ts';

/** Data of a call. Loaded data stays during a refetch, and is `outdated` after a failed one; `retry` fetches again. */
export type Loaded<T> =
  | { state: 'loading'; value: undefined; retry: () => void }
  | { state: 'ready'; value: T; retry: () => void; outdated?: boolean }
  | LoadFailure;

export type LoadFailure = { state: 'failed'; value: undefined; error: CallError; retry: () => void };
