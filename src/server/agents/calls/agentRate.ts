import { priceGroup } from '#play/agents/rates.ts';
import { defineCall } from '#server/calls/call.ts';
import { CallRefusal, refuseCall, refuseFields } from '#server/calls/refusal.ts';
import { changeRate } from '../change-rate.ts';
import { refusedRate } from '../new-downline.ts';
import { agentAbout } from '../team.ts';

export const route = defineCall('agentRate', async (context) => {
  const { gateway, brand, now, body } = context;
  const found = await agentAbout(context, body.member);
  if (found instanceof CallRefusal) return found;
  const { agent, about } = found;
  const changed = await changeRate(gateway.db, brand, {
    memberId: about.id,
    rate: body.rate,
    author: agent.account,
    now,
    // Asked again under the lock: the member may be moved meanwhile.
    mayChange: ({ upline_id: upline }) => upline === agent.id,
  });
  if (changed.ok) {
    const { min, max } = changed.bounds;
    return { id: about.id, rate: body.rate, group: priceGroup(body.rate), min, max };
  }
  const { fault, bounds } = changed;
  if (fault === 'UNKNOWN') return refuseCall('DOWNLINE_UNKNOWN');
  return refuseFields([refusedRate(fault, bounds)]);
});
