import type { CallTypes } from '#contract/generated/calls.ts';
import type { Transfer } from '../transfer.ts';

type Said = CallTypes['walletTransfer']['value']['transfers'][number];

export const presentTransfer = ({ id, vassalage, direction, amount, status, begun_at }: Transfer): Said => ({
  id,
  vassalage,
  direction,
  amount,
  status,
  at: begun_at.toISOString(),
});
