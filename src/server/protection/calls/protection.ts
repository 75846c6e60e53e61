import { limitsOf } from '../limits.ts';
import { limitPeriods } from '../periods.ts';
import { protectionRulesOf } from '../rules.ts';
import { protectionStatus } from '../protection-status.ts';
import { freesAt, usedOf } from '../usage.ts';
import { defineCall } from '#server/calls/call.ts';
import { moneyOf } from '#server/wallet/wallets.ts';

/** The member's limits with their current use, and the limits that the brand offers. */
export const route = defineCall('protection', async ({ gateway: { db }, brand, session, now }) => {
  const rules = protectionRulesOf(brand);
  const status = await protectionStatus(db, session, now);
  const set = await limitsOf(db, session, now);
  const limits = [];
  for (const kind of rules.kinds) {
    for (const period of limitPeriods) {
      const found = set.find((limit) => limit.kind === kind && limit.period === period);
      const used = await usedOf(db, session, { kind, period, now });
      const left = found && (found.amount > used ? found.amount - used : 0n);
      const frees = found && used > 0n ? await freesAt(db, session, { kind, period, now }) : undefined;
      limits.push({
        kind,
        period,
        amount: found ? String(found.amount) : null,
        used: String(used),
        left: left === undefined ? null : String(left),
        ...(frees && { freesAt: frees.toISOString() }),
        pending: found?.pending
          ? {
              amount: found.pending.amount === null ? null : String(found.pending.amount),
              from: found.pending.from.toISOString(),
              until: found.pending.until.toISOString(),
              ready: found.pending.from <= now,
            }
          : null,
      });
    }
  }
  const { exclusion } = status;
  return {
    ...moneyOf(brand),
    limits,
    raiseHours: rules.raiseHours,
    realityCheck: {
      minutes: status.realityMinutes ?? rules.realityFirst,
      choices: rules.realityOff ? [...rules.realityMinutes, 0] : [...rules.realityMinutes],
    },
    timeOutHours: [...rules.timeOutHours],
    exclusionMonths: [...rules.exclusionMonths],
    permanent: rules.permanent,
    exclusion: exclusion ? { kind: exclusion.kind, until: exclusion.until?.toISOString() ?? null } : null,
  };
});
