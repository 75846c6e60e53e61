import type { CallId } from '#contract/generated/calls.ts';
import type { Asked } from '#portal/testing/stage.tsx';
import type { Limit, Protection } from '../limits.ts';

/** An unset limit with a test's overrides. */
export const limit = (kind: Limit['kind'], period: Limit['period'], given: Partial<Limit> = {}): Limit => ({
  kind,
  period,
  amount: null,
  used: '0',
  left: null,
  pending: null,
  ...given,
});

export const protection = (given: Partial<Protection> = {}): Protection => ({
  currency: 'MMK',
  digits: 2,
  limits: [],
  raiseHours: 24,
  realityCheck: { minutes: 60, choices: [15, 30, 60] },
  timeOutHours: [24, 168],
  exclusionMonths: [6, 12],
  permanent: true,
  exclusion: null,
  ...given,
});

/** The body of the last call of a kind. */
export const sentBody = (asked: readonly Asked[], call: CallId): unknown =>
  JSON.parse(asked.findLast(({ id }) => id === call)?.body ?? 'null');
