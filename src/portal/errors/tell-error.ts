import type { PageErrorCode } from '#contract/page-errors.ts';
import type { Portal } from '../runtime/portal.ts';
import { errorEntry, type ErrorEntry } from './error-entry.ts';

type Ground = Pick<Portal, 'documents' | 'texts' | 'toasts' | 'alerts'>;

const tones = { info: 'info', warning: 'warning', error: 'danger' } as const;

/** Tells of an entry outside of any form: as a popup where the brand wants one, else as a passing message. */
export function tellEntry({ texts, toasts, alerts }: Ground, entry: ErrorEntry): void {
  const { text, severity, present, confirm, action } = entry;
  if (present !== 'popup') return toasts.show(texts.say()(text), tones[severity]);
  alerts.show({ text, severity, confirm: confirm ?? 'common.ok', ...(action && { action }) });
}

/** Tells of a code outside of any form: a call's, or one that the page makes itself. */
export const tellError = (ground: Ground, code: string): void => tellEntry(ground, errorEntry(ground, code));

/** Tells of what the page itself finds wrong. */
export const tellPageError = (ground: Ground, code: PageErrorCode): void => tellError(ground, code);
