import { agentAboutOther } from '#server/agents/team.ts';
import { defineCall } from '#server/calls/call.ts';
import { limitCalls } from '#server/calls/limit.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { askFreeze } from '../freezes.ts';

const hourMs = 3_600_000;
const mostPerHour = 60;

export const route = defineCall('agentFreeze', async (context) => {
  const { gateway, brand, now, body } = context;
  const found = await agentAboutOther(context, body.member);
  if (found instanceof CallRefusal) return found;
  const { agent, about } = found;
  const limited = await limitCalls(context, {
    subject: `freeze:${agent.id}`,
    max: mostPerHour,
    windowMs: hourMs,
  });
  if (limited) return limited;
  const { state } = await askFreeze(gateway.db, {
    brand: brand.brand,
    memberId: about.id,
    agentId: agent.id,
    reason: body.reason.trim(),
    now,
    random: gateway.random,
  });
  return { id: about.id, state: state === 'FROZEN' ? 'FROZEN' : 'OPEN' };
});
