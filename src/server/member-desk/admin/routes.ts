import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { mayUse, type Role } from '#contract/operator-roles.ts';
import type { Operator } from '#server/operators/sessions.ts';
import { record } from '#server/audit/audit.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import { answer } from '#server/operators/route.ts';
import { bodies, memberParams, packParams } from '#server/operators/schemas.ts';

/** Where members are kept; undefined for a brand or a member that is not there. */
export type MembersKept = {
  about(brand: string): Promise<object | undefined>;
  search(brand: string, asked: Search): Promise<{ members: object[] } | undefined>;
  find(brand: string, id: string): Promise<object | undefined>;
  csv(brand: string): Promise<Readable | undefined>;
};

type Search = { text?: string; after?: string };
type Pack = { pack: string };
type One = Pack & { id: string };

const refused = ({ roles }: Operator, pack: string, needed: Role): Refusal | undefined =>
  mayUse(roles, pack, 'members', needed)
    ? undefined
    : refuse('FORBIDDEN', { message: `This needs the right to members on ${pack}.`, needed, pack });

/**
 * Members of a brand, for operators with the right `members`: reading needs viewer, exporting publisher. The audit log
 * holds who searched, read and exported, never the values; the search text comes in a body so that no access log has it.
 */
export function memberRoutes(app: FastifyInstance, { db, clock }: ConfigContext, members: MembersKept): void {
  app.get(
    '/packs/:pack/members',
    { schema: { params: packParams } },
    answer<Pack>(async ({ operator, params: { pack } }) => {
      const refusal = refused(operator, pack, 'viewer');
      if (refusal) return refusal;
      const about = await members.about(pack);
      return about
        ? { ...about, exports: mayUse(operator.roles, pack, 'members', 'publisher') }
        : refuse('UNKNOWN_BRAND');
    }),
  );

  app.post(
    '/packs/:pack/members/search',
    { schema: { params: packParams, body: bodies.memberSearch } },
    answer<Pack, object, Search>(async ({ operator, params: { pack }, body }) => {
      const refusal = refused(operator, pack, 'viewer');
      if (refusal) return refusal;
      const found = await members.search(pack, body);
      if (!found) return refuse('UNKNOWN_BRAND');
      await record(db, clock, {
        account: operator.account,
        action: 'member.searched',
        pack,
        details: { found: found.members.length },
      });
      return found;
    }),
  );

  app.get(
    '/packs/:pack/members/export',
    { schema: { params: packParams } },
    answer<Pack>(async ({ operator, params: { pack }, reply }) => {
      const refusal = refused(operator, pack, 'publisher');
      if (refusal) return refusal;
      const csv = await members.csv(pack);
      if (!csv) return refuse('UNKNOWN_BRAND');
      await record(db, clock, { account: operator.account, action: 'member.exported', pack });
      const day = clock().toISOString().slice(0, 10);
      void reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="members-${pack}-${day}.csv"`);
      return csv;
    }),
  );

  app.get(
    '/packs/:pack/members/:id',
    { schema: { params: memberParams } },
    answer<One>(async ({ operator, params: { pack, id } }) => {
      const refusal = refused(operator, pack, 'viewer');
      if (refusal) return refusal;
      const member = await members.find(pack, id);
      if (!member) return refuse('UNKNOWN_MEMBER');
      await record(db, clock, { account: operator.account, action: 'member.viewed', pack, target: id });
      return member;
    }),
  );
}
