import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createServer } from 'vite';
import type * as VerifyModule from '#server/agents/verify.ts';
import type * as AppModule from '#server/app.ts';
import type * as DatabaseModule from '#server/db/embedded.ts';
import type { Db, OpenDatabase } from '#server/db/types.ts';
import type * as CloseModule from '#server/promotions/close-windows.ts';
import type * as BrandsModule from '#server/publishing/live-brands.ts';
import { storyTime } from '../../.storybook/story-time.ts';

const DAY = 86_400_000;

/** Days before the time of stories that their accounts were opened. */
const historyDays = 9;

/** More than a recording asks: its clock stands still, and so would every limit. */
const plenty = 1_000_000;

export type StoryServer = {
  origin: string;
  db: Db;
  /** Advances the clock by a millisecond: lists are ordered by time, and ids of one moment have no order. */
  tick: () => void;
  /** Waits until the jobs have worked out the promotions of all that happened, told its messages and counted what agents see. */
  settled: () => Promise<void>;
};

/** Bytes that are the same in every recording, as what comes of them is on pictures. */
export function sameBytes(): (size: number) => Uint8Array {
  let count = 0;
  return (size) => {
    const bytes = Buffer.alloc(size);
    for (let at = 0; at < size; at += 32) {
      count += 1;
      createHash('sha256').update(`stories ${count}`).digest().copy(bytes, at);
    }
    return new Uint8Array(bytes);
  };
}

/** Later than the time that counting has, so that whatever is not counted is named. */
const LATER = DAY;

type VerifyFigures = typeof VerifyModule.verifyFigures;

/** Without agents' figures counted, their pictures would hang on when a job looked. */
async function jobsSettled(db: Db, now: Date, verifyFigures: VerifyFigures): Promise<void> {
  const event = () =>
    db
      .selectFrom('promotion_events')
      .select('id')
      .where('done_at', 'is', null)
      .where('due_at', '<=', now)
      .limit(1)
      .executeTakeFirst();
  // Rewards send messages.
  const message = () =>
    db.selectFrom('member_messages').select('id').where('told_at', 'is', null).limit(1).executeTakeFirst();
  const uncounted = async () =>
    (await verifyFigures(db, new Date(now.getTime() + LATER))).find(({ rule }) => rule === 'uncounted');
  while ((await event()) ?? (await message()) ?? (await uncounted())) await setTimeout(50);
}

type Closing = {
  liveBrands: typeof BrandsModule.liveBrands;
  closeWindows: typeof CloseModule.closeWindows;
};

/** Closes what has ended of campaigns before anybody plays: a job does so by the minute, and rankings would hang on when it came. */
async function closePast(
  database: OpenDatabase,
  now: Date,
  { liveBrands, closeWindows }: Closing,
): Promise<void> {
  const brands = await liveBrands(database);
  for (const brand of await brands.all()) await closeWindows(database.db, brand, now);
  await brands.close();
}

/**
 * Runs `work` with a server whose clock stands at the time of stories and whose chance is always the same, on a database that is thrown
 * away. All accounts have `password`.
 */
export async function withStoryServer(
  password: string,
  work: (server: StoryServer) => Promise<void>,
): Promise<void> {
  const root = join(import.meta.dirname, '../..');
  const modules = await createServer({
    configFile: false,
    cacheDir: join(root, '.cache/vite-stories'),
    root,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const load = <Module>(path: string): Promise<Module> => modules.ssrLoadModule(path) as Promise<Module>;
  try {
    const { buildApp } = await load<typeof AppModule>('/src/server/app.ts');
    const { openMemory } = await load<typeof DatabaseModule>('/src/server/db/embedded.ts');
    const { verifyFigures } = await load<typeof VerifyModule>('/src/server/agents/verify.ts');
    const { liveBrands } = await load<typeof BrandsModule>('/src/server/publishing/live-brands.ts');
    const { closeWindows } = await load<typeof CloseModule>('/src/server/promotions/close-windows.ts');
    const database = await openMemory();
    let now = new Date(storyTime - historyDays * DAY);
    try {
      const app = await buildApp({
        database,
        configs: join(root, 'configs'),
        sandbox: true,
        clock: () => now,
        random: sameBytes(),
        demoPassword: password,
        operatorPassword: password,
        requestsPerMinute: plenty,
        logger: { level: 'warn' },
      });
      // The accounts are there; draws begin when it listens.
      now = new Date(storyTime);
      try {
        await app.listen({ port: 0, host: '127.0.0.1' });
        await closePast(database, now, { liveBrands, closeWindows });
        const { port } = app.server.address() as AddressInfo;
        await work({
          origin: `http://127.0.0.1:${port}`,
          db: database.db,
          tick: () => (now = new Date(now.getTime() + 1)),
          settled: () => jobsSettled(database.db, now, verifyFigures),
        });
      } finally {
        await app.close();
      }
    } finally {
      await database.close();
    }
  } finally {
    await modules.close();
  }
}
