import type { Version } from '#contract/generated/admin-types.ts';
import { isJsonObject, own, type JsonObject } from '#engine/json/json.ts';
import { documentKey } from '#engine/packs.ts';
import type { AdminApi } from '../api/admin-api.ts';
import { mergedDocument, type Layer } from '../documents/layer.ts';
import { versionContents } from '../versions/calls.ts';

/** The newest of some versions at a moment. */
const versionAt = (versions: readonly Version[], moment: Date): Version | undefined =>
  versions
    .filter(({ at }) => new Date(at) <= moment)
    .reduce<Version | undefined>(
      (last, next) => (last && last.version > next.version ? last : next),
      undefined,
    );

/**
 * Keys that the source texts of a pack had at a moment, over the packs below it. Rejects with a Refusal.
 * @param chain the pack and those below it, as far as the account may read their versions
 * @param below texts of the packs below, for a pack whose own chain cannot be read to its end
 */
export async function keysAt(
  api: AdminApi,
  { chain, source, below }: { chain: readonly string[]; source: string; below: JsonObject | null },
  moment: Date,
): Promise<ReadonlySet<string>> {
  const key = documentKey('texts', source);
  const layers = await Promise.all(
    chain.map(async (pack): Promise<Layer> => {
      const version = versionAt(await api.versions(pack), moment);
      return version ? (own(await versionContents(api, pack, version.version), key) ?? null) : null;
    }),
  );
  const texts = layers.reduceRight<JsonObject | null>(
    (parent, layer) => mergedDocument(parent, layer) ?? null,
    below,
  )?.['texts'];
  return new Set(isJsonObject(texts) ? Object.keys(texts) : []);
}

/** Moment of a choice of `SincePicker`; `''` without one. */
export function momentOfChoice(since: string): string {
  const day = /^day:(.*)$/.exec(since)?.[1];
  if (day === undefined) return since;
  return day === '' ? '' : new Date(`${day}T00:00`).toISOString();
}
