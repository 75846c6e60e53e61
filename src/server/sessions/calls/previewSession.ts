import { defineCall } from '#server/calls/call.ts';
import { keyedHash } from '#server/crypto/seal.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { openPreviewSession } from '../preview-accounts.ts';

/** Opens a session for viewing a preview as a logged-in account. */
export const route = defineCall('previewSession', async ({ gateway, brand, preview, body, now }) => {
  if (!preview) return refuseCall('PREVIEW_ENDED');
  return openPreviewSession(gateway.db, {
    brand: brand.brand,
    preview: preview.id,
    persona: body.persona,
    expiresAt: preview.expiresAt,
    now,
    keyed: await keyedHash(gateway),
  });
});
