import { automaticNote } from '#contract/automatic-notes.ts';
import type { Published } from '#contract/generated/admin-types.ts';
import { isJsonObject, type Json } from '#engine/json/json.ts';
import { resolveBrand } from '#engine/resolve.ts';
import { formatDocument } from '#server/documents/drafts.ts';
import { withOnly } from '#server/documents/engine/is-shown.ts';
import { withDocuments } from '#server/documents/packs.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import { forbiddenDocuments } from '#server/operators/access.ts';
import { defineAdminCall, type AdminCall, type AdminCallContext } from '#server/operators/admin-call.ts';
import { publish } from '#server/publishing/publish.ts';
import { answerOf, onPublished, type Base } from '#server/publishing/publish-drafts.ts';

type Call = AdminCallContext<'promotionStop'>;

/** The layer of a pack that switches its promotion off; undefined without such a promotion, 'off' if it is. */
function stoppedLayer({ set, pack }: Base, key: string, id: string): Json | 'off' | undefined {
  const { documents } = resolveBrand(
    withOnly(set, (each) => each === key || each === 'brand/main'),
    pack,
  );
  const live = documents[key];
  if (live?.kind !== 'promotion') return undefined;
  if (live.enabled === false) return 'off';
  const text = set[pack]?.documents[key];
  const layer: unknown = text === undefined ? undefined : JSON.parse(text);
  return {
    ...(isJsonObject(layer) ? (layer as Record<string, Json>) : { kind: 'promotion', id }),
    enabled: false,
  };
}

/** Publishes one promotion switched off. No approval is asked for, as it only takes away; drafts stay. */
const stop = ({
  services: { context },
  params: { pack, id },
  operator,
}: Call): Promise<Published | Refusal> =>
  onPublished<Published>(context, pack, async (trx, base) => {
    const key = `promotion/${id}`;
    const refused = forbiddenDocuments(operator, pack, [key], 'publisher');
    if (refused) return refused;
    const layer = stoppedLayer(base, key, id);
    if (layer === undefined) return refuse('UNKNOWN_DOCUMENT');
    const { states, set, state } = base;
    if (layer === 'off') return refuse('NOTHING_TO_PUBLISH', { version: state.version });
    const documents = withDocuments(set, pack, { [key]: formatDocument(layer) })[pack]?.documents ?? {};
    const result = await publish(trx, context, states, set, {
      changes: [{ pack, documents }],
      author: operator.account,
      note: automaticNote('promotionStopped', { promotion: id }),
      origin: 'publish',
      details: { stopped: id },
    });
    return answerOf(pack, result);
  });

/** Stops a promotion. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('promotionStop', async (call) => {
    const stopped = await stop(call);
    // The next answer of this process is of the new version, whenever the notification arrives.
    call.services.brands.refresh();
    return stopped;
  }),
];
