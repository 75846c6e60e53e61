import { afterAll, beforeAll, describe } from 'vitest';
import { agents } from './suites/agents.ts';
import { brand } from './suites/brand.ts';
import { complete } from './suites/complete.ts';
import { envelope } from './suites/envelope.ts';
import { hostileAccounts } from './suites/hostile-accounts.ts';
import { hostile } from './suites/hostile.ts';
import { money } from './suites/money.ts';
import { points } from './suites/points.ts';
import { promotions } from './suites/promotions.ts';
import { protection } from './suites/protection.ts';
import { registration } from './suites/registration.ts';
import { security } from './suites/security.ts';
import { sessions } from './suites/sessions.ts';
import { verification } from './suites/verification.ts';
import { waysIn } from './suites/ways-in.ts';
import { answered, type Target } from './target.ts';

/** Every check of the contract, against one gateway. */
export const gatewayChecks = (name: string, begin: () => Promise<Target>) =>
  describe.each([{ name, begin }])('$name', ({ begin: start }) => {
    let started: Target;
    beforeAll(async () => {
      answered.clear();
      started = await start();
    });
    afterAll(() => started.close());

    const suites = [
      envelope,
      brand,
      sessions,
      waysIn,
      registration,
      verification,
      security,
      protection,
      money,
      points,
      promotions,
      agents,
    ];
    for (const suite of [...suites, hostileAccounts, hostile, complete]) suite(() => started);
  });
