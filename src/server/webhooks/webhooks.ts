import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { Webhook as SentWebhook } from '#contract/generated/admin-types.ts';
import { mayOn } from '#contract/operator-roles.ts';
import { seal, unseal } from '#server/crypto/seal.ts';
import { newId, newToken } from '#server/crypto/tokens.ts';
import { forbidden } from '#server/operators/access.ts';
import type { Author } from '#server/operators/grants.ts';
import { record } from '#server/audit/audit.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import type { Sendable } from '#server/http/sendable.ts';
import { addressFault, type WebhookReach } from './addresses.ts';

type Webhook = Sendable<SentWebhook>;
type NewWebhook = AdminCallTypes['webhookAdd']['body'];
type WebhookEdit = AdminCallTypes['webhookEdit']['body'];

const perPack = 20;
/** Time for which the previous secret also signs. */
const overlapMs = 24 * 60 * 60_000;

const about = (id: string): string => `webhook:${id}`;
const newSecret = ({ random }: Pick<ConfigContext, 'random'>): string => `whsec_${newToken(random)}`;

const columns = [
  'id',
  'name',
  'url',
  'pack',
  'events',
  'active',
  'switched_off',
  'failing_since',
  'former_until',
  'created_at',
  'created_by',
] as const;

/** True if an admin may see and change webhooks of a pack (`*`: of every pack). */
const mayManage = (author: Author, pack: string): boolean => mayOn(author.roles, pack, 'admin');

/** The webhooks of packs that the author is admin of, by name. */
export async function listWebhooks({ db }: ConfigContext, author: Author): Promise<Webhook[]> {
  const rows = await db.selectFrom('config_webhooks').select(columns).orderBy('name').orderBy('id').execute();
  return rows
    .filter((row) => mayManage(author, row.pack ?? '*'))
    .map((row) => ({
      id: row.id,
      name: row.name,
      url: row.url,
      pack: row.pack ?? '*',
      events: row.events,
      active: row.active,
      switchedOff: row.switched_off,
      failingSince: row.failing_since,
      formerUntil: row.former_until,
      createdAt: row.created_at,
      createdBy: row.created_by,
    }));
}

/** A webhook that the author may manage; one of another's packs is as unknown as none. */
export async function ownWebhook(
  { db }: ConfigContext,
  id: string,
  author: Author,
): Promise<{ id: string; name: string; pack: string } | Refusal> {
  const row = await db
    .selectFrom('config_webhooks')
    .select(['id', 'name', 'pack'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && mayManage(author, row.pack ?? '*')
    ? { id, name: row.name, pack: row.pack ?? '*' }
    : refuse('UNKNOWN_WEBHOOK');
}

const packOf = (pack: string): { pack: string } | object => (pack === '*' ? {} : { pack });

/** Adds a webhook; this answer alone contains the secret. */
export async function addWebhook(
  context: ConfigContext,
  { name, url, pack, events }: NewWebhook,
  author: Author,
  reach: WebhookReach,
): Promise<{ id: string; secret: string } | Refusal> {
  const refused = forbidden(author, pack, 'admin');
  if (refused) return refused;
  const fault = addressFault(url, reach);
  if (fault) return refuse('WEBHOOK_ADDRESS', { message: fault });
  const { clock, random } = context;
  const [id, secret] = [newId(random), newSecret(context)];
  const sealed = await seal(context, secret, about(id));
  return await context.db.transaction().execute(async (trx) => {
    const there = await trx
      .selectFrom('config_webhooks')
      .select('id')
      .where('pack', pack === '*' ? 'is' : '=', pack === '*' ? null : pack)
      .execute();
    if (there.length >= perPack) return refuse('TOO_MANY_WEBHOOKS');
    await trx
      .insertInto('config_webhooks')
      .values({
        id,
        name,
        url,
        pack: pack === '*' ? null : pack,
        events: JSON.stringify(events),
        secret: sealed,
        active: true,
        created_at: clock(),
        created_by: author.account,
      })
      .execute();
    const details = { url, events };
    await record(trx, clock, {
      account: author.account,
      action: 'webhook.added',
      target: name,
      ...packOf(pack),
      details,
    });
    return { id, secret };
  });
}

/** Changes the given properties; switching it on again resets its failures. */
export async function editWebhook(
  context: ConfigContext,
  id: string,
  edit: WebhookEdit,
  author: Author,
  reach: WebhookReach,
): Promise<Refusal | undefined> {
  const own = await ownWebhook(context, id, author);
  if (!('name' in own)) return own;
  const fault = edit.url === undefined ? undefined : addressFault(edit.url, reach);
  if (fault) return refuse('WEBHOOK_ADDRESS', { message: fault });
  const { events, ...rest } = edit;
  const set = {
    ...rest,
    ...(events ? { events: JSON.stringify(events) } : {}),
    ...(edit.active ? { failing_since: null, switched_off: null } : {}),
  };
  if (Object.keys(set).length === 0) return undefined;
  await context.db.transaction().execute(async (trx) => {
    await trx.updateTable('config_webhooks').set(set).where('id', '=', id).execute();
    const line = {
      account: author.account,
      action: 'webhook.changed',
      target: own.name,
      ...packOf(own.pack),
    };
    await record(trx, context.clock, { ...line, details: edit });
  });
  return undefined;
}

/** Removes a webhook with its deliveries. */
export async function removeWebhook(
  context: ConfigContext,
  id: string,
  author: Author,
): Promise<Refusal | undefined> {
  const own = await ownWebhook(context, id, author);
  if (!('name' in own)) return own;
  await context.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('config_webhooks').where('id', '=', id).execute();
    const line = {
      account: author.account,
      action: 'webhook.removed',
      target: own.name,
      ...packOf(own.pack),
    };
    await record(trx, context.clock, line);
  });
  return undefined;
}

/** Makes another secret, told this once; the one before signs too for another day. */
export async function rotateSecret(
  context: ConfigContext,
  id: string,
  author: Author,
): Promise<{ secret: string; formerUntil: Date } | Refusal> {
  const own = await ownWebhook(context, id, author);
  if (!('name' in own)) return own;
  const secret = newSecret(context);
  const sealed = await seal(context, secret, about(id));
  const formerUntil = new Date(context.clock().getTime() + overlapMs);
  await context.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('config_webhooks')
      .set(({ ref }) => ({ former_secret: ref('secret'), former_until: formerUntil, secret: sealed }))
      .where('id', '=', id)
      .execute();
    const line = { account: author.account, action: 'webhook.secret', target: own.name, ...packOf(own.pack) };
    await record(trx, context.clock, line);
  });
  return { secret, formerUntil };
}

/** The secrets that sign now, the newest first. */
export async function secretsOf(
  context: ConfigContext,
  row: { id: string; secret: string; former_secret: string | null; former_until: Date | null },
): Promise<string[]> {
  const former = row.former_until && row.former_until > context.clock() ? row.former_secret : null;
  const sealed = [row.secret, ...(former === null ? [] : [former])];
  return await Promise.all(sealed.map((text) => unseal(context, text, about(row.id))));
}
