import { defineCall } from '../call.ts';
import { limitByAddress } from '../limit.ts';
import { findAgentByCode } from '../member/members.ts';
import { refuse } from '../refusal.ts';

/** Shows enough of an account to recognise it and too little to attack it: `ag•••7`. */
const partlyHidden = (account: string): string => {
  const letters = [...account];
  return `${letters.slice(0, 2).join('')}•••${letters.length > 3 ? letters.at(-1) : ''}`;
};

export const route = defineCall('agentAffiliate', async (context) => {
  const limited = await limitByAddress(context, { what: 'affiliate', max: 60, windowMs: 60_000 });
  if (limited) return limited;
  const agent = await findAgentByCode(context.gateway.db, context.brand.brand, context.query.code);
  if (!agent?.affiliate_code) return refuse('AFFILIATE_NOT_FOUND');
  return { code: agent.affiliate_code, account: partlyHidden(agent.account) };
});
