import type { CallValue } from '#portal/gateway/call-types.ts';

/** An account of the member that withdrawals may go to. */
export type Account = CallValue<'cashierOptions'>['accounts'][number];
