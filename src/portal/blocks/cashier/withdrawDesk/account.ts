import type { CallValue } from '#portal/gateway/call-types.ts';

/** An account of the member that withdrawals may go to. */
export type PayoutAccount = CallValue<'cashierOptions'>['accounts'][number];
