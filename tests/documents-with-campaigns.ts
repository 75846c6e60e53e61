import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Campaign } from '#play/promotions/campaign.ts';

/** A copy of the project's documents in which a brand has these campaigns and no others; its folder, for CONFIGS_DIR. */
export function documentsWithCampaigns(
  brand: string,
  campaigns: readonly Campaign[],
): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'livery-campaigns-'));
  cpSync('configs', folder, { recursive: true });
  const promotions = join(folder, brand, 'promotion');
  rmSync(promotions, { recursive: true, force: true });
  // Promotions give the tickets of raffles.
  rmSync(join(folder, brand, 'raffle'), { recursive: true, force: true });
  mkdirSync(promotions);
  for (const campaign of campaigns)
    writeFileSync(
      join(promotions, `${campaign.id}.json`),
      // A text that brands of the project have.
      JSON.stringify({ ...campaign, terms: campaign.title }),
    );
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
