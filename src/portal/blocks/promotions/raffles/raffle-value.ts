import type { CallValue } from '#portal/gateway/call-types.ts';

export type RaffleValue = CallValue<'raffles'>['raffles'][number];
