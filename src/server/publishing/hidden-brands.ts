import { automaticNote } from '#contract/automatic-notes.ts';
import type { Published } from '#contract/generated/admin-types.ts';
import { documentKey } from '#engine/packs.ts';
import { isJsonObject, type Json } from '#engine/json/json.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { formatDocument } from '#server/documents/drafts.ts';
import { lockPublishing, publish } from './publish.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import { packStates, publishedSet, withDocuments } from '#server/documents/packs.ts';

const key = documentKey('brand', 'main');

/**
 * Hides or shows a brand by a version of its own, which leaves drafts alone. A draft of the brand's document then has an
 * older base, as after any publish.
 */
export const setHidden = (
  context: ConfigContext,
  { pack, hidden, author }: { pack: string; hidden: boolean; author: string },
): Promise<Published | Refusal> =>
  context.db.transaction().execute(async (trx) => {
    await lockPublishing(trx);
    const states = await packStates(trx);
    const state = states.get(pack);
    if (!state) return refuse('UNKNOWN_PACK');
    const set = await publishedSet(trx, context.source, states);
    const brand = JSON.parse(set[pack]?.documents[key] ?? 'null') as Json;
    if (!isJsonObject(brand) || brand['abstract'] === true) return refuse('NO_BRAND');
    if ((brand['hidden'] === true) === hidden) return { version: state.version, brands: [] };
    const { hidden: _before, ...rest } = brand;
    const document = formatDocument(hidden ? { ...rest, hidden } : rest);
    const result = await publish(trx, context, states, set, {
      changes: [{ pack, documents: withDocuments(set, pack, { [key]: document })[pack]?.documents ?? {} }],
      author,
      note: automaticNote(hidden ? 'hidden' : 'shown'),
      origin: 'publish',
      details: { hidden },
    });
    return result.ok
      ? { version: result.versions[pack] ?? 0, brands: result.brands }
      : refuse('INVALID_DOCUMENTS', { problems: result.problems });
  });
