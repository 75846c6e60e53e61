import type { CallError } from '../gateway/call-error.ts';

/** Data on its way. Once it has come it stays while newer data is fetched, `outdated` when that failed; `retry` asks again. */
export type Loaded<T> =
  | { state: 'loading'; value: undefined; retry: () => void }
  | { state: 'ready'; value: T; retry: () => void; outdated?: boolean }
  | { state: 'failed'; value: undefined; error: CallError; retry: () => void };
