import type { AnyDocument, DocumentKey } from '#engine/packs.ts';
import type { Brands, LiveBrand } from '#server/brands/types.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { openPreview } from './previews.ts';
import { Refusal } from '#server/http/refusal.ts';

/** A preview as the gateway sees it: the brand with the drafts that the page shows. */
export type PreviewBrand = { id: string; brand: LiveBrand; expiresAt: Date };

const KEPT = 20;

/** Opens previews by their tokens for the gateway. Documents are read once per draft and process. */
export function previewBrands(context: ConfigContext, brands: Pick<Brands, 'live'>) {
  const kept = new Map<string, LiveBrand>();

  async function drafted(id: string, brand: string): Promise<LiveBrand | undefined> {
    const row = await context.db
      .selectFrom('config_previews')
      .select('seq')
      .where('id', '=', id)
      .executeTakeFirst();
    const key = `${id} ${row?.seq}`;
    const known = kept.get(key);
    if (known) return known;
    const read = await context.db
      .selectFrom('config_previews')
      .select(['seq', 'documents'])
      .where('id', '=', id)
      .executeTakeFirst();
    // No draft without errors exists yet, so the page shows the published version.
    if (!read?.documents) return brands.live(brand);
    const documents = JSON.parse(read.documents) as Record<DocumentKey, AnyDocument>;
    const live = { brand, seq: read.seq, documents };
    const oldest = kept.size >= KEPT ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(`${id} ${read.seq}`, live);
    return live;
  }

  return {
    /** The preview of a token; undefined when it has ended or was never made here. */
    async open(token: string): Promise<PreviewBrand | undefined> {
      const preview = await openPreview(context, token);
      if (preview instanceof Refusal) return undefined;
      const brand = await (preview.published
        ? brands.live(preview.brand)
        : drafted(preview.id, preview.brand));
      return brand && { id: preview.id, brand, expiresAt: preview.expiresAt };
    },
  };
}
