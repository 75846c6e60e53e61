import { sql } from 'kysely';
import { minorUnits } from '#play/agents/rebates.ts';
import { newcomerRate } from '#play/agents/rates.ts';
import { defineCall } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { kindMax, rateTerms } from '../document.ts';
import { kindsBelow } from '../kinds.ts';
import { shownLink, type LinkRow } from '../links.ts';
import { rateOf } from '../places.ts';
import { agentAbout } from '../team.ts';

const usual = 20;
const most = 200;

type Row = LinkRow & { deposits: string; valid_bet: string; earned: string };

export const route = defineCall('agentLinks', async (context) => {
  const { gateway, brand, now, query } = context;
  const found = await agentAbout(context, undefined);
  if (found instanceof CallRefusal) return found;
  const { agent } = found;
  const { db } = gateway;
  const money = moneyOf(brand);
  const limit = Math.min(Number(query.size ?? usual), most);
  const { rows } = await sql<Row>`
    select l.id::text as id, l.brand, l.code, l.member_id, l.type, l.rate, l.note, l.expires_at, l.uses, l.used, l.made_at, l.closed_at,
        brought.*
      from agent_links l
        left join lateral (
          select coalesce(sum(f.deposits), 0)::text as deposits, coalesce(sum(f.valid_bet), 0)::text as valid_bet,
              coalesce(sum(f.earned), 0)::text as earned
            from agent_link_members j
              join agent_figures f on f.brand = j.brand and f.member_id = ${agent.id} and f.currency = ${money.currency} and f."of" = j.member_id
            where j.brand = l.brand and j.link_id = l.id
        ) brought on true
      where l.brand = ${brand.brand} and l.member_id = ${agent.id}
        ${query.after === undefined ? sql`` : sql`and l.id < ${query.after}::bigint`}
      order by l.id desc limit ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  const terms = rateTerms(brand);
  const above = await rateOf(db, brand.brand, agent.id);
  const next = rows.length > limit ? page.at(-1)?.id : undefined;
  return {
    kinds: await kindsBelow(db, brand, agent),
    step: terms.step,
    newcomers: newcomerRate(terms, { above, kindMax: kindMax(brand, 0) }),
    rows: page.map(({ deposits, valid_bet: validBet, earned, ...link }) => ({
      ...shownLink(link, now),
      brought: { deposits, validBet, earned: minorUnits(BigInt(earned)) },
    })),
    ...(next !== undefined && { next }),
    ...money,
  };
});
