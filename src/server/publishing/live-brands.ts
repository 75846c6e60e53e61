import type { OpenDatabase } from '#server/db/types.ts';
import { readBlobs } from '#server/documents/blobs.ts';
import { onMessages } from '#server/documents/messages.ts';
import { withoutSwitchedOff } from '#server/brands/switched-off.ts';
import type { Brands, LiveBrand } from '#server/brands/types.ts';

export type LiveBrands = Brands & {
  /** Every published brand, by name. */
  all(): Promise<LiveBrand[]>;
  /** Reads the pointers again at the next question. */
  refresh(): void;
  close(): Promise<void>;
};

const localhost = '.localhost';

/** `Nova.localhost:4100` → `nova.localhost`. */
const hostName = (host: string): string => host.replace(/:\d+$/, '').toLowerCase();

/**
 * Follows the published brands of a database, without what their kill switches have taken out. Documents are read once per
 * version and process.
 */
export async function liveBrands({
  db,
  notifications,
}: Pick<OpenDatabase, 'db' | 'notifications'>): Promise<LiveBrands> {
  let known: Promise<Map<string, LiveBrand>> | undefined;
  let previous = new Map<string, { made: string; live: LiveBrand }>();
  /** Of brands with a rollout under way: who is in it, and what the others keep. */
  let partly = new Map<string, { rollout: number; before: LiveBrand }>();

  const refresh = (): void => {
    known = undefined;
  };
  const stop = await onMessages(notifications, {
    receive: (message) => {
      if (message.type === 'pointer') refresh();
    },
    missed: refresh,
  });

  async function read(): Promise<Map<string, LiveBrand>> {
    const pointers = await db
      .selectFrom('config_pointers')
      .select(['brand', 'seq', 'resolved', 'rollout', 'before', 'kill'])
      .orderBy('brand')
      .execute();
    const texts = await readBlobs(
      db,
      pointers.flatMap(({ resolved, before }) => [resolved, ...(before ? [before.resolved] : [])]),
    );
    const documentsOf = (resolved: string, kill: readonly string[]): LiveBrand['documents'] =>
      withoutSwitchedOff(JSON.parse(texts.get(resolved) ?? '{}') as LiveBrand['documents'], kill);
    const entries = pointers.map(({ brand, seq, resolved, kill }) => {
      const before = previous.get(brand);
      const made = `${resolved} ${kill.join()}`;
      const documents = before?.made === made ? before.live.documents : documentsOf(resolved, kill);
      return [brand, { made, live: { brand, seq, documents } }] as const;
    });
    previous = new Map(entries);
    partly = new Map(
      pointers.flatMap(({ brand, rollout, before, kill }) =>
        before
          ? [
              [
                brand,
                {
                  rollout,
                  before: { brand, seq: before.seq, documents: documentsOf(before.resolved, kill) },
                },
              ],
            ]
          : [],
      ),
    );
    return new Map(entries.map(([brand, { live }]) => [brand, live]));
  }

  async function brands(): Promise<Map<string, LiveBrand>> {
    const reading = (known ??= read());
    try {
      return await reading;
    } catch (error) {
      if (known === reading) refresh();
      throw error;
    }
  }

  const answersAt = ({ documents }: LiveBrand, host: string): boolean => {
    const brand = documents['brand/main'];
    return brand?.kind === 'brand' && (brand.hosts ?? []).includes(host);
  };

  return {
    async forHost(host, bucket) {
      const all = await brands();
      const name = hostName(host);
      const local = name.endsWith(localhost) ? all.get(name.slice(0, -localhost.length)) : undefined;
      const found =
        local ?? [...all.values()].find((brand) => answersAt(brand, name)) ?? [...all.values()][0];
      const share = found && partly.get(found.brand);
      return share && bucket !== undefined && bucket >= share.rollout ? share.before : found;
    },
    live: async (brand) => (await brands()).get(brand),
    all: async () => [...(await brands()).values()],
    refresh,
    close: stop,
  };
}
