import type { Simulation as SimulationAnswer } from '#contract/generated/admin-types.ts';
import { addDays } from '#engine/time/zoned-days.ts';
import type { DocumentKey } from '#engine/packs.ts';
import { isError } from '#engine/problems.ts';
import type { BonusSum } from '#play/promotions/bonus-course.ts';
import type { Campaign } from '#play/promotions/campaign.ts';
import { isInRecord, suppositionsOf } from '#play/promotions/unknown.ts';
import { onBrand } from '#server/cashier/admin/on-brand.ts';
import { checking } from '#server/documents/checking.ts';
import { formatDocument } from '#server/documents/drafts.ts';
import { withOnly } from '#server/documents/engine/is-shown.ts';
import { createTurns } from '#server/documents/engine/turns.ts';
import { withDocuments } from '#server/documents/packs.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
import { defineAdminCall, type AdminCall, type AdminCallContext } from '#server/operators/admin-call.ts';
import { draftedSet } from '#server/publishing/versions.ts';
import { settingOf } from '../simulation/setting.ts';
import { simulate, type Simulation } from '../simulation/simulate.ts';

/** One simulation at a time in this process; of an account one runs and one waits. */
const turns = createTurns(2);
const everybody = '*';

const isKept = (key: DocumentKey): boolean => !/^(?:texts|screen|menu|form)\//u.test(key);

type Call = AdminCallContext<'promotionSimulate'>;

/** The campaign as drafted, with the documents around it; a refusal where it could not be published. */
async function draftedCampaign(call: Call) {
  const { services, params, body } = call;
  const { context } = services;
  const { pack } = params;
  const key = `promotion/${body.id}`;
  const drafted = await draftedSet(context, context.db, pack);
  if (!drafted) return refuse('UNKNOWN_BRAND');
  const changes = Object.entries(body.changes ?? {}).map(([changed, layer]): [string, string | null] => [
    changed,
    layer === null ? null : formatDocument(layer),
  ]);
  const set = withDocuments(drafted, pack, Object.fromEntries(changes));
  const found = await checking(context.engine, call, (check) => check(set, [pack]));
  if (found instanceof Refusal) return found;
  const problems = found.filter((problem) => isError(problem) && problem.file.endsWith(`/${key}.json`));
  if (problems.length > 0) return refuse('INVALID_DOCUMENTS', { problems });
  const documents = await context.engine.documents(withOnly(set, isKept), pack);
  const campaign = documents[key];
  if (campaign?.kind !== 'promotion') return refuse('UNKNOWN_DOCUMENT');
  return { brand: { brand: pack, seq: 0, documents }, campaign };
}

/** Every day of the period, also those on which nothing would have been given. */
function daysOf({ days, setting: { first, last } }: Simulation) {
  const all = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const { amount = 0n, awards = 0 } = days.get(day) ?? {};
    all.push({ day, awards, amount: String(amount) });
  }
  return all;
}

/** Reasons that an occasion of the record can have. */
const told = ['AUDIENCE', 'GROUP', 'LIMIT', 'TODAY', 'ONE_DEVICE', 'FULL', 'BUDGET', 'NOTHING'] as const;

const sumOf = ({ count, amount }: BonusSum) => ({ count, amount: String(amount) });

const present = (campaign: Campaign, simulation: Simulation): SimulationAnswer => ({
  from: simulation.setting.from.toISOString(),
  until: simulation.setting.until.toISOString(),
  what: campaign.gives.what,
  figures: {
    reached: simulation.members.size,
    awards: simulation.awards,
    amount: String(simulation.amount),
    stakes: String(simulation.stakes),
    days: daysOf(simulation),
    highest: simulation.highest.map(({ account, given }) => ({
      member: account,
      awards: given.awards,
      amount: String(given.amount),
    })),
    ...(simulation.course && {
      bonuses: {
        converted: sumOf(simulation.course.converted),
        held: sumOf(simulation.course.held),
        forfeited: sumOf(simulation.course.forfeited),
      },
    }),
    refused: told.flatMap((why) => {
      const count = simulation.refused.get(why) ?? 0;
      return count > 0 ? [{ why, count }] : [];
    }),
  },
  looked: simulation.looked,
  members: simulation.of,
  excluded: simulation.excluded,
  remarks: suppositionsOf(campaign),
});

/** What a drafted promotion would have given; ends when the operator no longer waits for it. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('promotionSimulate', (call) =>
    onBrand(call, async (_live, { db }) => {
      const found = await draftedCampaign(call);
      if (found instanceof Refusal) return found;
      const { brand, campaign } = found;
      const now = call.services.context.clock();
      if (!isInRecord(campaign)) {
        const { from, until } = settingOf(brand, campaign, now);
        const period = { from: from.toISOString(), until: until.toISOString() };
        const remarks = suppositionsOf(campaign);
        return {
          ...period,
          what: campaign.gives.what,
          figures: null,
          looked: 0,
          members: 0,
          excluded: 0,
          remarks,
        };
      }
      const left = new AbortController();
      call.reply.raw.once('close', () => left.abort());
      const leave = turns.enter(call.operator.account);
      if (!leave) return refuse('TOO_MANY_CHECKS');
      try {
        const simulation = await turns.inTurn(everybody, async () =>
          left.signal.aborted ? undefined : simulate(db, { brand, campaign, now, signal: left.signal }),
        );
        // Nobody reads this answer.
        if (!simulation)
          return refuse('UNAVAILABLE', { message: 'The simulation was ended before it was done.' });
        return present(campaign, simulation);
      } finally {
        leave();
      }
    }),
  ),
];
