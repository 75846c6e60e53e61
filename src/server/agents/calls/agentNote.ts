import { defineCall } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { agentAboutOther } from '../team.ts';

export const route = defineCall('agentNote', async (context) => {
  const { gateway, brand, now, body } = context;
  const found = await agentAboutOther(context, body.member);
  if (found instanceof CallRefusal) return found;
  const { agent, about } = found;
  const note = body.note.trim();
  const of = { brand: brand.brand, agent_id: agent.id, member_id: about.id };
  if (note === '')
    await gateway.db
      .deleteFrom('agent_notes')
      .where('brand', '=', of.brand)
      .where('agent_id', '=', of.agent_id)
      .where('member_id', '=', of.member_id)
      .execute();
  else
    await gateway.db
      .insertInto('agent_notes')
      .values({ ...of, note, at: now })
      .onConflict((conflict) =>
        conflict.columns(['brand', 'agent_id', 'member_id']).doUpdateSet({ note, at: now }),
      )
      .execute();
  return { id: about.id, note };
});
