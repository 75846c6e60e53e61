import type { Json, JsonObject } from '#engine/json/json.ts';
import { isJsonObject, own } from '#engine/json/json.ts';
import { parseJson } from '#engine/packs.ts';
import { picturesKey } from '#engine/pictures/uploaded-pictures.ts';
import type { Trx } from '#server/db/types.ts';
import { Refusal } from '#server/http/refusal.ts';
import { readBlobs } from './blobs.ts';
import type { ConfigContext } from './context.ts';
import { formatDocument, saveDraft } from './drafts.ts';
import { lockPack, packStates } from './packs.ts';

export type Pictures = Record<string /* path */, JsonObject>;

const isObject = (value: Json | undefined): value is JsonObject => isJsonObject(value);

/** Pictures of a pack's own layer with its draft, the revision of which is 0 without one. Call it under `lockPack`. */
async function draftedPictures(
  trx: Trx,
  pack: string,
): Promise<{ document: JsonObject; pictures: Pictures; revision: number }> {
  const draft = await trx
    .selectFrom('config_drafts')
    .select(['document', 'revision'])
    .where('pack', '=', pack)
    .where('kind', '=', 'pictures')
    .where('id', '=', 'main')
    .executeTakeFirst();
  const live = (await packStates(trx)).get(pack)?.tree[picturesKey];
  const published = live === undefined ? undefined : (await readBlobs(trx, [live])).get(live);
  const document = parseJson((draft ? draft.document : published) ?? '{}');
  const kept = isObject(document) ? document : {};
  const pictures = own(kept, 'pictures');
  return {
    document: kept,
    pictures: Object.fromEntries(
      Object.entries(isObject(pictures) ? pictures : {}).filter((entry): entry is [string, JsonObject] =>
        isObject(entry[1]),
      ),
    ),
    revision: draft?.revision ?? 0,
  };
}

/**
 * Changes the drafted pictures of a pack. Uploads at the same time come one after the other, each on top of the one before.
 * @param change answers the pictures that the pack is to have, or why it is refused
 */
export async function changePictures(
  trx: Trx,
  context: ConfigContext,
  { pack, author }: { pack: string; author: string },
  change: (pictures: Pictures) => Pictures | Refusal,
): Promise<{ revision: number } | Refusal> {
  await lockPack(trx, pack);
  const { document, pictures, revision } = await draftedPictures(trx, pack);
  const changed = change(pictures);
  if (changed instanceof Refusal) return changed;
  const { kind = 'pictures', id = 'main', ...rest } = document;
  const sorted = Object.fromEntries(Object.entries(changed).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = formatDocument({
    $schema: '../../../schemas/documents/pictures.schema.json',
    kind,
    id,
    ...rest,
    pictures: sorted,
  });
  return saveDraft(trx, context, {
    pack,
    kind: 'pictures',
    id: 'main',
    write: () => text,
    expected: revision,
    author,
  });
}
