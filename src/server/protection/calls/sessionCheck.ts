import { playedSince } from '../usage.ts';
import { defineCall } from '#server/calls/call.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { nextCheck } from './reality-check.ts';

/** Time and money of this session, for the clock on the page and for reality checks. */
export const route = defineCall('sessionCheck', async (context) => {
  const { gateway, brand, session, now } = context;
  const { staked, paid } = await playedSince(gateway.db, session, session.startedAt);
  const { minutes, nextAt } = await nextCheck(context);
  return {
    now: now.toISOString(),
    startedAt: session.startedAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    wagered: String(staked),
    net: String(paid - staked),
    ...moneyOf(brand),
    minutes,
    nextAt: nextAt?.toISOString() ?? null,
  };
});
