import { documentsWithCampaigns } from '../../documents-with-campaigns.ts';
import { campaignsOfPlay } from './campaigns.ts';
import { brand, openGround } from './ground.ts';
import { openVendor } from './vendor.ts';

/** Most that a bet may cost beside campaigns, as a share of what it costs without. */
const most = 1.05;

const median = (times: readonly number[]): number =>
  [...times].sort((one, other) => one - other)[times.length >> 1] ?? NaN;

/** Plays on two servers in turns, one with campaigns and one without: what a bet costs more, and whether all were answered. */
export async function playBesideCampaigns(
  {
    campaigns,
    players,
    seconds,
    rounds,
  }: { campaigns: number; players: number; seconds: number; rounds: number },
  say: (line: string) => void,
): Promise<boolean> {
  const sides = [];
  for (const count of [0, campaigns]) {
    const documents = documentsWithCampaigns(brand, campaignsOfPlay(count));
    const ground = await openGround(players, { CONFIGS_DIR: documents.folder });
    sides.push({ count, documents, ground, vendor: openVendor(ground), costs: [] as number[] });
  }
  let refused = 0;
  try {
    // Two turns that do not count, after which every connection plans its statements anew.
    for (let turn = -2; turn < rounds; turn += 1)
      for (const { vendor, ground, costs } of turn % 2 === 0 ? sides : sides.toReversed()) {
        const times: number[] = [];
        const end = performance.now() + seconds * 1000;
        const all = Array.from({ length: players }, (_, index) => vendor.play(index, end, times));
        for (const bad of await Promise.all(all)) refused += bad;
        if (turn < 0) await ground.count();
        // Seconds of the server for a bet or win, which the answers of many at once share.
        else costs.push(seconds / times.length);
      }
    const [none, some] = sides.map(({ costs }) => median(costs));
    const ratio = (some ?? NaN) / (none ?? NaN);
    for (const { count, costs } of sides)
      say(
        `${String(count).padStart(3)} campaigns   ${(1 / median(costs)).toFixed(0).padStart(6)} bets and wins/s   ${costs.map((cost) => (1 / cost).toFixed(0)).join(' ')}`,
      );
    const reached = ratio <= most && refused === 0;
    say(
      `${reached ? 'reached' : 'MISSED '}  a bet beside ${campaigns} campaigns costs ${ratio.toFixed(3)} × as much, at most ${most}; ${refused} answers not OK`,
    );
    return reached;
  } finally {
    for (const { vendor, ground, documents } of sides) {
      vendor.close();
      await ground.close();
      documents.remove();
    }
  }
}
