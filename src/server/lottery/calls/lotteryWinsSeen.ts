import { noteWinsSeen } from '../wins.ts';
import { defineCall } from '#server/calls/call.ts';

export const route = defineCall('lotteryWinsSeen', async ({ gateway, brand, session, now, body }) => {
  const member = { brand: brand.brand, memberId: session.memberId, at: now };
  await noteWinsSeen(gateway.db, member, body.draws);
  return null;
});
