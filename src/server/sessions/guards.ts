import { callGuards, type CallGuard } from '#contract/generated/call-guards.ts';
import { calls, type CallId } from '#contract/generated/calls.ts';
import { isAgent, isGuest } from '#server/members/member-type.ts';
import { refuseCall, type CallRefusal } from '#server/calls/refusal.ts';
import type { Session } from './sessions.ts';

/** Calls that write nothing although their method says so, or nothing that outlives the preview. */
const writesNothing: ReadonlySet<CallId> = new Set<CallId>([
  'memberCheck',
  'previewSession',
  'sessionLogout',
]);

/** Calls that write although their method says otherwise. */
const writesAllTheSame: ReadonlySet<CallId> = new Set<CallId>(['launchGame']);

/** True if a preview may use the call: a preview reads and changes nothing, since its drafts are not live rules. */
export const isAllowedInPreview = (id: CallId): boolean =>
  (calls[id].method === 'GET' && !writesAllTheSame.has(id)) || writesNothing.has(id);

/**
 * Refusal of a call that the session may not use (specification section 6), by the guard in the call's schema: `for`,
 * `whilePasswordDue` (before a demanded new password is set) and `whileExcluded` (while excluded from play).
 */
export function refusedByGuard(
  id: CallId,
  { type, passwordDue, excluded }: Session,
): CallRefusal | undefined {
  const guard = (callGuards as Readonly<Partial<Record<CallId, CallGuard>>>)[id];
  if (!guard) return undefined;
  if (passwordDue && !guard.whilePasswordDue) return refuseCall('PASSWORD_DUE');
  if (excluded && !guard.whileExcluded) return refuseCall('EXCLUDED');
  if (guard.for !== 'any' && isGuest(type)) return refuseCall('REAL_ACCOUNT_REQUIRED');
  if (guard.for === 'agent' && !isAgent(type)) return refuseCall('NOT_AN_AGENT');
  return undefined;
}
