import type { PageErrorCode } from '#contract/page-errors.ts';
import type { Portal } from '../runtime/portal.ts';
import type { ErrorEntry } from '#engine/error-entry.ts';
import { errorEntry } from './error-entry.ts';

type Dependencies = Pick<Portal, 'documents' | 'texts' | 'toasts' | 'alerts'>;

const tones = { info: 'info', warning: 'warning', error: 'danger' } as const;

/** Shows an entry outside of forms: as a popup if the brand wants one, else as a toast. */
export function tellEntry({ texts, toasts, alerts }: Dependencies, entry: ErrorEntry): void {
  const { text, severity, present, confirm, action } = entry;
  if (present !== 'popup') return toasts.show(texts.say()(text), tones[severity]);
  alerts.show({ text, severity, confirm: confirm ?? 'common.ok', ...(action && { action }) });
}

/** Shows an error code of a call or of the page, outside of forms. */
export const tellError = (dependencies: Dependencies, code: string): void =>
  tellEntry(dependencies, errorEntry(dependencies, code));

/** Shows an error found by the page itself. */
export const tellPageError = (dependencies: Dependencies, code: PageErrorCode): void =>
  tellError(dependencies, code);
