import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { mayUse } from '#contract/operator-roles.ts';
import { record } from '#server/audit/audit.ts';
import { zoneOf } from '#server/brands/documents.ts';
import { onBrand } from '#server/cashier/admin/on-brand.ts';
import type { Db } from '#server/db/types.ts';
import { within } from '#server/db/within.ts';
import { refuse } from '#server/http/refusal.ts';
import { findMembers } from '#server/members/members.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';
import { decideFreeze, endFrozen, type FreezeRequest } from '../freezes.ts';

type Listed = AdminCallTypes['freezeDecide']['value'];

const page = 25;

async function presented(db: Db, brand: string, requests: readonly FreezeRequest[]): Promise<Listed[]> {
  const ids = requests.flatMap(({ member_id: member, agent_id: agent }) => [member, agent]);
  const members = await findMembers(db, brand, [...new Set(ids)]);
  const accountOf = (id: string): string => members.get(id)?.account ?? '';
  return requests.map((request) => ({
    id: request.id,
    member: accountOf(request.member_id),
    agent: accountOf(request.agent_id),
    reason: request.reason,
    state: request.state,
    madeAt: request.made_at.toISOString(),
    decidedBy: request.decided_by,
    decidedAt: request.decided_at?.toISOString() ?? null,
    answer: request.answer,
    liftedBy: request.lifted_by,
    liftedAt: request.lifted_at?.toISOString() ?? null,
  }));
}

async function freezeList(db: Db, brand: string, query: AdminCallTypes['freezeQueue']['query']) {
  const { state = 'OPEN', search = '', page: asked = '0' } = query;
  const rows = await db
    .selectFrom('freeze_requests as request')
    .innerJoin('members as member', (join) =>
      join.onRef('member.brand', '=', 'request.brand').onRef('member.id', '=', 'request.member_id'),
    )
    .selectAll('request')
    .where('request.brand', '=', brand)
    .where('request.state', '=', state)
    .$if(search.trim() !== '', (requests) => requests.where('member.account', 'ilike', within(search.trim())))
    .orderBy('request.made_at', 'desc')
    .orderBy('request.id')
    .offset(Number(asked) * page)
    .limit(page + 1)
    .execute();
  return { requests: await presented(db, brand, rows.slice(0, page)), more: rows.length > page };
}

/** Requests of agents to freeze accounts, for operators with the right `members`: looking needs viewer, deciding publisher. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('freezeQueue', (call) =>
    onBrand(call, async (brand, { db }) => ({
      ...(await freezeList(db, brand.brand, call.query)),
      decides: mayUse(call.operator.roles, call.params.pack, 'members', 'publisher'),
      timeZone: zoneOf(brand),
    })),
  ),
  defineAdminCall('freezeDecide', (call) =>
    onBrand(call, async ({ brand }, { db }) => {
      const { operator, params, body } = call;
      const { clock } = call.services.context;
      const decided = await db.transaction().execute(async (trx) => {
        const request = await decideFreeze(
          trx,
          { brand, id: params.id, by: operator.account, now: clock() },
          body,
        );
        if (request)
          await record(trx, clock, {
            account: operator.account,
            action: `member.${body.do === 'freeze' ? 'frozen' : body.do === 'lift' ? 'unfrozen' : 'freeze-refused'}`,
            pack: params.pack,
            target: request.member_id,
            details: { request: params.id, ...(body.do === 'refuse' && { reason: body.reason }) },
          });
        return request;
      });
      if (decided === undefined) return refuse('UNKNOWN_FREEZE');
      if (decided === false) return refuse('FREEZE_DECIDED');
      if (decided.state === 'FROZEN') await endFrozen(db, decided);
      const [shown] = await presented(db, brand, [decided]);
      return shown ?? refuse('UNKNOWN_FREEZE');
    }),
  ),
];
