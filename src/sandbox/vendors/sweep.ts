import { rulesOf } from '#sandbox/games/catalogue/engines.ts';
import type { Json } from '#sandbox/games/rules/rules.ts';
import { lower, step } from './act.ts';
import type { VendorContext } from './context.ts';
import { changeRound, engineOf, eventSeed, eventsFor, type Round } from './rounds.ts';
import type { Seeds } from './seeds.ts';
import { cancelRound, pushOut, settleRound } from './settle.ts';
import { undelivered } from './transactions.ts';

const atOnce = 50;

/** Continues a round by time: finishes what was begun, also after a restart of any process. */
async function attend(context: VendorContext, seeds: Seeds, round: Round): Promise<void> {
  switch (round.status) {
    case 'PAYING':
      await cancelRound(context, round);
      return;
    case 'RAISING': {
      const bet = (await undelivered(context.db, round)).find(({ kind }) => kind === 'bet');
      // Without one it was answered, and the process that asked died before it wrote the round: it is asked for back as well.
      if (bet) await lower(context, round, bet.id, true);
      else await lower(context, round, await lastBet(context, round), true);
      return;
    }
    case 'OPEN':
      return finish(context, seeds, round);
    default:
      await pushOut(context, round);
  }
}

async function lastBet({ db }: VendorContext, { id }: Round): Promise<string> {
  const row = await db
    .selectFrom('sandbox_vendor_transactions')
    .select('id')
    .where('round_id', '=', id)
    .where('kind', '=', 'bet')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return row.id;
}

async function finish(context: VendorContext, seeds: Seeds, round: Round): Promise<void> {
  const events = eventsFor(round);
  if (events) {
    const { result, payout, events: keys } = events.settle(round.state, eventSeed(seeds, round));
    const shown: Json = { result, seeds: keys.map((key) => ({ key, serverSeed: seeds.event(round, key) })) };
    await settleRound(context, round, { state: round.state, view: shown, payout });
    return;
  }
  const rules = rulesOf(engineOf(round));
  const move = rules?.leave?.(round.state);
  if (!rules || move === undefined) {
    await changeRound(context.db, round, { due_at: null });
    return;
  }
  const played = await step(context, round, rules, move);
  if (played.ok && played.round.status === 'OPEN') await finish(context, seeds, played.round);
}

/** Continues every due round, until the signal. */
export async function sweepRounds(context: VendorContext, seeds: Seeds, signal: AbortSignal): Promise<void> {
  const due = await context.db
    .selectFrom('sandbox_vendor_rounds')
    .selectAll()
    .where('due_at', '<=', context.clock())
    .orderBy('due_at')
    .limit(atOnce)
    .execute();
  for (const round of due) {
    if (signal.aborted) return;
    await attend(context, seeds, round).catch(context.onError);
  }
}
