import type { CallTypes } from '#contract/generated/calls.ts';
import { documentOf } from '#server/brands/documents.ts';
import { translator } from '#server/brands/texts.ts';
import { defineCall, type CallContext } from '#server/calls/call.ts';
import { playableOf } from '#server/ledger/balances.ts';
import { titleOfSource } from '#server/promotions/campaigns.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { bonusFacts } from '../facts.ts';
import { bonusesOf, type BonusGrant } from '../grants.ts';
import { bonusSteps, type BonusStep } from '../steps.ts';

type Value = CallTypes['bonusDetails']['value'];

const bonusesMax = 50;
const stepsPerPage = 20;

/** Title of what a bonus comes from; its id once the document is gone. */
function titleOf({ brand, language }: CallContext, { campaign }: BonusGrant): string {
  const title = titleOfSource(brand, campaign);
  return title === undefined ? campaign : translator(brand, language)(title);
}

/** Name of the game of a step; its code where the lobby has none. */
function gameOf({ brand }: CallContext, { game }: BonusStep): { game?: string } {
  if (game === null) return {};
  const games = Object.values(documentOf(brand, 'lobby')?.games ?? {});
  return { game: games.find(({ code }) => code === game)?.name ?? game };
}

const presentStep = (context: CallContext, step: BonusStep): Value['steps'][number] => ({
  id: step.id,
  at: step.at.toISOString(),
  kind: step.kind,
  amount: step.amount,
  ...(step.balance !== null && { balance: step.balance }),
  ...gameOf(context, step),
});

export const route = defineCall('bonusDetails', async (context) => {
  const { brand, gateway, query, session } = context;
  const money = moneyOf(brand);
  const owner = { brand: brand.brand, memberId: session.memberId, currency: money.currency };
  const bonuses = await bonusesOf(gateway.db, owner, bonusesMax);
  const steps = await bonusSteps(gateway.db, owner, {
    limit: stepsPerPage + 1,
    offset: Number(query.page ?? 0) * stepsPerPage,
  });
  return {
    bonuses: bonuses.map((bonus) => ({ ...bonusFacts(bonus), title: titleOf(context, bonus) })),
    balance: String((await playableOf(gateway.db, owner)).bonus),
    steps: steps.slice(0, stepsPerPage).map((step) => presentStep(context, step)),
    more: steps.length > stepsPerPage,
    ...money,
  };
});
