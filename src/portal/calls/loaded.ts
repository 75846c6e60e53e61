import type { CallError } from '../gateway/call-error.ts';

/** Data on its way. Once it has come it stays while newer data is fetched; `retry` asks again after a failure. */
export type Loaded<T> =
  | { state: 'loading'; value: undefined; retry: () => void }
  | { state: 'ready'; value: T; retry: () => void }
  | { state: 'failed'; value: undefined; error: CallError; retry: () => void };
