import type { CallValue } from '#portal/gateway/call-types.ts';

export type Downline = CallValue<'agentDownlines'>['rows'][number];

/** What the server sorts downlines by. */
export type Sort = 'account' | 'rate' | 'registeredAt' | 'lastLoginAt';
