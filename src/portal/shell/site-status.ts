import { callKey } from '../calls/call-cache.ts';
import type { Portal } from '../runtime/portal.ts';
import type { CallRequest, CallValue } from '../gateway/call-types.ts';

/** The platform's answer for this host decides whether the brand may be shown. */
export const statusRequest = ({ window }: Pick<Portal, 'window'>): CallRequest<'systemStatus'> => ({
  query: { url: window.host() },
});

/** True while the maintenance screen stands in for the site. */
export function isUnderMaintenance(portal: Pick<Portal, 'calls' | 'window'>): boolean {
  const status = portal.calls.answers[callKey('systemStatus', statusRequest(portal))]?.loaded;
  return status?.state === 'ready' && (status.value as CallValue<'systemStatus'>).maintenance;
}
