import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Campaign } from '#play/promotions/campaign.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import { addPromotionEvent } from '#server/promotions/events.ts';
import { sampleCampaign, setCampaigns } from '#server/promotions/testing/campaigns.ts';
import { workEvents } from '#server/promotions/work-events.ts';

const at = new Date('2026-03-01T12:00:00Z');
const segments = 25;
/** Events that are written down at the same time. */
const hands = 8;

const memberId = (index: number): string => `bench-${String(index).padStart(6, '0')}`;

/** One campaign of ten kinds: half of them are about deposits, and most of these are for some members or amounts alone. */
function campaign(index: number): Campaign {
  const id = `c${index}`;
  const audience = { '==': [{ var: 'own.segment' }, String(index % segments)] };
  const turn = Math.floor(index / 10);
  switch (index % 10) {
    case 0:
      return sampleCampaign(id, {
        trigger: { on: 'deposit', nth: 1 + (turn % 5) },
        gives: { what: 'money', by: 'share', percent: 10, max: 500 },
        budget: 1_000_000_000,
        ...(index > 0 && { audience }),
      });
    case 1:
      return sampleCampaign(id, { trigger: { on: 'deposit', least: 5_000_000 }, limits: { member: 100 } });
    case 2:
      return sampleCampaign(id, { trigger: { on: 'deposit', method: 'wallet' }, limits: { member: 100 } });
    case 3:
      return sampleCampaign(id, { trigger: { on: 'deposit' }, audience: { var: 'member.isAgent' } });
    case 4:
      return sampleCampaign(id, {
        trigger: { on: 'deposit' },
        gives: { what: 'points', by: 'fixed', amount: 10 },
        how: 'claim',
        group: `g${turn % 5}`,
        budget: 1_000_000_000,
        audience,
      });
    case 5:
      return sampleCampaign(id, { trigger: { on: 'registration' } });
    case 6:
      return sampleCampaign(id, { trigger: { on: 'login', days: 7 } });
    case 7:
      return sampleCampaign(id, { trigger: { on: 'code', code: `CODE-${index}` } });
    case 8:
      return sampleCampaign(id, { trigger: { on: 'stake', every: 'day', least: 1000 } });
    default:
      return sampleCampaign(id, { trigger: { on: 'rounds', every: 'week', least: 100 } });
  }
}

/** A brand with campaigns, and members with credited deposits that no campaign was asked about. */
export async function openBrand(
  db: Db,
  name: string,
  { campaigns, members, events }: { campaigns: number; members: number; events: number },
): Promise<LiveBrand> {
  await sql`
    insert into members (brand, id, account, account_key, type, nickname, password_hash, password_changed_at, registered_at, own)
      select ${name}, id, id, id, 0, id, '', ${at}, ${at}, jsonb_build_object('segment', (n % ${segments})::text)
        from generate_series(0, ${members}::integer - 1) n, lateral (select 'bench-' || lpad(n::text, 6, '0') as id) named`.execute(
    db,
  );
  await sql`
    insert into cashier_deposits (brand, member_id, id, method, kind, currency, amount, fee, state, made_at, decided_at)
      select ${name}, 'bench-' || lpad((n % ${members})::text, 6, '0'), 'd' || n, 'card', 'hosted', 'MMK', 10000, 0, 'CONFIRMED',
          ${at}, ${at}::timestamptz + n * interval '1 millisecond'
        from generate_series(0, ${events}::integer - 1) n`.execute(db);
  await sql`analyze members, cashier_deposits`.execute(db);
  const documents = brandDocuments();
  setCampaigns(
    documents,
    Array.from({ length: campaigns }, (_, index) => campaign(index)),
  );
  return { brand: name, seq: 1, documents };
}

/** Writes the events down, each in a transaction, and does nothing else: seconds. */
export async function writeEvents(
  db: Db,
  name: string,
  { members, events }: { members: number; events: number },
): Promise<number> {
  const started = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: hands }, async () => {
      while (next < events) {
        const n = next;
        next += 1;
        await db.transaction().execute((trx) =>
          addPromotionEvent(trx, {
            brand: name,
            memberId: memberId(n % members),
            at: new Date(at.getTime() + n),
            kind: 'deposit',
            key: `d${n}`,
            amount: 10_000n,
            method: 'card',
          }),
        );
      }
    }),
  );
  return (performance.now() - started) / 1000;
}

/** Works the events out as one process does: seconds, and how many rewards that made. */
export async function judgeEvents(db: Db, brand: LiveBrand): Promise<{ seconds: number; awards: number }> {
  const faults: unknown[] = [];
  const started = performance.now();
  await workEvents(
    {
      db,
      random: (size) => new Uint8Array(randomBytes(size)),
      brands: { live: async () => brand },
      balanceHints: { balanceMoved: () => undefined },
      report: (fault) => faults.push(fault),
    },
    new Date(at.getTime() + 86_400_000),
    new AbortController().signal,
  );
  const seconds = (performance.now() - started) / 1000;
  if (faults.length > 0) throw new Error(`${faults.length} events failed.`, { cause: faults[0] });
  const { awards } = await db
    .selectFrom('promotion_awards')
    .select(({ fn }) => fn.countAll<string>().as('awards'))
    .where('brand', '=', brand.brand)
    .executeTakeFirstOrThrow();
  return { seconds, awards: Number(awards) };
}
