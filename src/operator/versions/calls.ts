import type { JsonObject } from '#engine/json/json.ts';
import type { DocumentKey } from '#engine/packs.ts';
import type { AdminApi } from '../api/admin-api.ts';

/** The layers of a published version. Rejects with a Refusal. */
export const versionContents = (
  { call }: Pick<AdminApi, 'call'>,
  pack: string,
  version: number,
): Promise<Record<DocumentKey, JsonObject>> =>
  call('versionContents', { params: { pack, version: String(version) } }).then(({ documents }) => documents);
