import { documentNames } from '#contract/generated/names.ts';
import type { Json } from '#engine/json/json.ts';
import { mayOn } from '#contract/operator-roles.ts';
import { documentKey, withDependents, type DocumentKey } from '#engine/packs.ts';
import type { Problem } from '#engine/problems.ts';
import { record } from '#server/audit/audit.ts';
import type { ConfigContext } from '../context.ts';
import { discardDrafts, edited, formatDocument, saveDraft, type SaveDraft } from '../drafts.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import { withDocuments } from '../packs.ts';
import { draftedSet } from '#server/publishing/versions.ts';
import { checking, type Check } from '../checking.ts';
import { forbiddenDocuments } from '#server/operators/access.ts';
import { defineAdminCall, type AdminCall, type AdminCallContext } from '#server/operators/admin-call.ts';

const documentMax = 512 * 1024;

/** `"7"` → 7; undefined if the header holds no revision. */
function revisionIn(header: string | undefined): number | undefined {
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header?.trim() ?? '');
  return match ? Number(match[1]) : undefined;
}

/** Problems of a pack with its drafts and with layers that are only being thought of; those that are null are taken away. */
async function problemsOf(
  context: ConfigContext,
  pack: string,
  check: Check,
  changes: Readonly<Record<DocumentKey, Json>> = {},
): Promise<Problem[] | Refusal> {
  const drafted = await draftedSet(context, context.db, pack);
  if (!drafted) return refuse('UNKNOWN_PACK');
  const texts = Object.entries(changes).map(([key, layer]): [DocumentKey, string | null] => [
    key,
    layer === null ? null : formatDocument(layer),
  ]);
  const set = withDocuments(drafted, pack, Object.fromEntries(texts));
  return check(set, withDependents(set, [pack]));
}

/** Saves a draft and writes it in the audit log. */
const saveRecorded = (
  context: ConfigContext,
  draft: SaveDraft,
  removes: boolean,
): Promise<{ revision: number; before: number } | Refusal> =>
  context.db.transaction().execute(async (trx) => {
    const saved = await saveDraft(trx, context, draft);
    if (!(saved instanceof Refusal)) {
      const { author: account, pack, kind, id } = draft;
      await record(trx, context.clock, {
        account,
        action: 'draft.saved',
        pack,
        target: `${kind}/${id}`,
        details: { revision: saved.revision, removes },
      });
    }
    return saved;
  });

type Discarding = Pick<AdminCallContext<'draftsDiscard'>, 'services' | 'operator'> & {
  pack: string;
  only?: { kind: string; id: string };
};

/** Discards one draft, or all those that this operator may discard; others' kinds stay. */
async function discard({ services, operator, pack, only }: Discarding): Promise<Refusal | undefined> {
  const { db, clock } = services.context;
  const { account } = operator;
  const refused = only && forbiddenDocuments(operator, pack, [documentKey(only.kind, only.id)], 'editor');
  if (refused) return refused;
  await db.transaction().execute(async (trx) => {
    const mine = documentNames.filter((name) => mayOn(operator.roles, pack, 'editor', name));
    const which = only ?? { kinds: mine };
    if ((await discardDrafts(trx, services.context, { pack, which, account })) === 0) return;
    const target = only ? `${only.kind}/${only.id}` : 'all';
    await record(trx, clock, { account, action: 'draft.discarded', pack, target });
  });
  return undefined;
}

/** Saving and checking drafts. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('draftSave', async (call) => {
    const { pack, kind, id } = call.params;
    const { context } = call.services;
    const refused = forbiddenDocuments(call.operator, pack, [documentKey(kind, id)], 'editor');
    if (refused) return refused;
    const expected = revisionIn(call.request.headers['if-match']);
    if (expected === undefined) return refuse('PRECONDITION_REQUIRED');
    const { document, base } = call.body;
    if (document !== null && Buffer.byteLength(formatDocument(document)) > documentMax) {
      return refuse('DOCUMENT_TOO_LARGE');
    }
    const draft = { pack, kind, id, write: edited(document), expected, base, author: call.operator.account };
    const saved = await saveRecorded(context, draft, document === null);
    if (!(saved instanceof Refusal)) void call.reply.header('etag', `"${saved.revision}"`);
    return saved;
  }),
  defineAdminCall('draftsDiscard', ({ services, operator, params: { pack } }) =>
    discard({ services, operator, pack }),
  ),
  defineAdminCall('draftDiscard', ({ services, operator, params: { pack, kind, id } }) =>
    discard({ services, operator, pack, only: { kind, id } }),
  ),
  defineAdminCall('packValidate', (call) => {
    const { context } = call.services;
    return checking(context.engine, call, async (check) => {
      const problems = await problemsOf(context, call.params.pack, check, call.body?.changes);
      return problems instanceof Refusal ? problems : { problems };
    });
  }),
];
