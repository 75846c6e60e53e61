import { rateFault } from '#play/agents/rates.ts';
import type { CallTypes } from '#contract/generated/calls.ts';
import type { RefusedField } from '#contract/call-errors.ts';
import { admitOnce } from '#server/calls/admit-once.ts';
import { defineCall } from '#server/calls/call.ts';
import { limitCalls } from '#server/calls/limit.ts';
import { CallRefusal, refuseCall, refuseFields } from '#server/calls/refusal.ts';
import { ownMember } from '#server/members/own-member.ts';
import { codeLengths, newAgentCode } from '../agent-code.ts';
import { boundsBelow } from '../kinds.ts';
import { shownLink } from '../links.ts';
import { placeFault, refusedRate } from '../new-downline.ts';
import { rateOf } from '../places.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const perHour = 60;

type Reply = { value: CallTypes['agentLinkMake']['value'] } | { refused: RefusedField[] };

export const route = defineCall('agentLinkMake', async (context) => {
  const { gateway, brand, now, body } = context;
  const agent = await ownMember(context);
  if (agent instanceof CallRefusal) return agent;
  const done = await admitOnce<true, Reply>(
    context,
    { scope: 'agentLinkMake', body },
    {
      admit: async () =>
        (await limitCalls(context, { subject: `agent-link:${agent.id}`, max: perHour, windowMs: hourMs })) ??
        (await placeFault(gateway.db, brand, agent, body.type)) ??
        true,
      async work(trx) {
        const bounds = boundsBelow(brand, await rateOf(trx, brand.brand, agent.id), body.type);
        const fault = rateFault(body.rate, bounds);
        if (fault) return { refused: [refusedRate(fault, bounds)] };
        const link = await trx
          .insertInto('agent_links')
          .values({
            brand: brand.brand,
            code: await newAgentCode(trx, {
              brand: brand.brand,
              random: gateway.random,
              length: codeLengths.link,
            }),
            member_id: agent.id,
            type: body.type,
            rate: body.rate,
            note: body.note?.trim() ?? '',
            expires_at: body.days === undefined ? null : new Date(now.getTime() + body.days * dayMs),
            uses: body.uses ?? null,
            made_at: now,
            closed_at: null,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        return { value: shownLink(link, now) };
      },
    },
  );
  if (done instanceof CallRefusal) return done;
  if (!done.ok) return refuseCall(done.code);
  return 'refused' in done.reply ? refuseFields(done.reply.refused) : done.reply.value;
});
