import type { JsonObject } from '#engine/json/json.ts';
import { documentsOfVersion, versionsOf } from '../versions.ts';
import { refuse } from '#server/http/refusal.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';

/** Past versions of a pack. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('versionList', async ({ services, params: { pack } }) => ({
    versions: await versionsOf(services.context.db, pack),
  })),
  defineAdminCall('versionContents', async ({ services, params: { pack, version } }) => {
    const texts = await documentsOfVersion(services.context.db, pack, Number(version));
    if (!texts) return refuse('UNKNOWN_VERSION');
    return {
      documents: Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [key, JSON.parse(text) as JsonObject]),
      ),
    };
  }),
];
