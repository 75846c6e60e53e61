import { loadWithRetry } from '../blocks/load-with-retry.ts';

/** Sanitised HTML; a TrustedHTML where the browser supports Trusted Types, which React passes through unchanged. */
export type SafeMarkup = string | { toString(): string };
export type Sanitise = (html: string) => SafeMarkup;

let pending: Promise<Sanitise> | undefined;

/** The sanitiser, fetched once; a failed fetch is tried again at the next use. */
export function sanitizer(): Promise<Sanitise> {
  pending ??= loadWithRetry(async () => (await import('./make-sanitizer.ts')).makeSanitiser()).catch(
    (error: unknown) => {
      pending = undefined;
      throw error;
    },
  );
  return pending;
}
