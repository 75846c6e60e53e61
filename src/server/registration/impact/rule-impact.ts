import { setImmediate } from 'node:timers/promises';
import type { BrandImpact, FieldImpact } from '#contract/generated/admin-types.ts';
import { checkValue, type FieldSpec } from '#engine/forms/index.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { changedFields, type ChangedField } from './changed-fields.ts';
import type { KeptMember } from './kept-fields.ts';

/** Bounds of a count: members looked at, and milliseconds. */
export type CountLimits = { members: number; ms: number };

const usualLimits: CountLimits = { members: 50_000, ms: 3000 };

const batch = 500;
/** Guests have registered nothing. */
const guest = 4;

type Tally = { values: number; refused: number; refusedNow: number; missing: number };

const isBlank = (value: unknown): boolean =>
  value === undefined || value === false || (typeof value === 'string' && value.trim() === '');

const accepts = (spec: FieldSpec, value: unknown, now: Date): boolean =>
  // The value of another field is not at hand, and a repeated one is not kept.
  checkValue({ ...spec, equals: undefined }, value, { clock: () => now }) === undefined;

function count(
  { read, before, after, demanded }: ChangedField,
  tally: Tally,
  member: KeptMember,
  now: Date,
): void {
  const value = read?.(member);
  if (isBlank(value)) {
    if (demanded) tally.missing += 1;
    return;
  }
  tally.values += 1;
  if (accepts(after, value, now)) return;
  tally.refused += 1;
  if (before && !accepts(before, value, now)) tally.refusedNow += 1;
}

/** Next members by their random ids, so that the first batches are a sample. */
const membersAfter = (db: Db, brand: string, id: string, limit: number) =>
  db
    .selectFrom('members')
    .select(['id', 'account', 'nickname', 'profile', 'own'])
    .where('brand', '=', brand)
    .where('type', '!=', guest)
    .where('preview', 'is', null)
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();

async function membersOf(db: Db, brand: string): Promise<number> {
  const { total } = await db
    .selectFrom('members')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('brand', '=', brand)
    .where('type', '!=', guest)
    .where('preview', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Looks at members in batches, lets other requests in between them, until all are seen or a limit is reached; answers how many. */
async function look(
  db: Db,
  brand: string,
  limits: CountLimits,
  seen: (member: KeptMember) => void,
): Promise<number> {
  const end = performance.now() + limits.ms;
  let checked = 0;
  let last = '';
  do {
    const wanted = Math.min(batch, limits.members - checked);
    const members = await membersAfter(db, brand, last, wanted);
    members.forEach(seen);
    checked += members.length;
    last = members.at(-1)?.id ?? last;
    if (members.length < wanted) break;
    await setImmediate();
  } while (checked < limits.members && performance.now() < end);
  return checked;
}

/**
 * Counts how many members of a brand have values that its documents as drafted would refuse, by the check of page and
 * gateway. The documents must have passed validation: their patterns are run as they are.
 */
export async function ruleImpact(
  db: Db,
  {
    before,
    after,
    now,
    limits = usualLimits,
  }: { before: LiveBrand | undefined; after: LiveBrand; now: Date; limits?: CountLimits | undefined },
): Promise<BrandImpact | undefined> {
  const fields = changedFields(before, after);
  if (fields.length === 0) return undefined;
  const { brand } = after;
  const tallied = fields.flatMap((field) =>
    field.read ? [{ field, tally: { values: 0, refused: 0, refusedNow: 0, missing: 0 } }] : [],
  );
  const checked =
    tallied.length === 0
      ? 0
      : await look(db, brand, limits, (member) => {
          for (const { field, tally } of tallied) count(field, tally, member, now);
        });
  return {
    brand,
    members: await membersOf(db, brand),
    checked,
    fields: fields.map((changed): FieldImpact => {
      const { form, field } = changed;
      const tally = tallied.find((entry) => entry.field === changed)?.tally;
      return tally
        ? { form, field, counted: true, ...tally }
        : { form, field, counted: false, why: 'HASHED' };
    }),
  };
}
