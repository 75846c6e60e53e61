import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtServer } from '../harness/built-server.ts';
import { listen } from '#server/providers/testing/listen.ts';

type Lobby = {
  games: Record<string, { name: string; code: string; vendor: string; image: string }>;
  gameOrder: string[];
  vendors: Record<string, { gameType: string }>;
};

const readLobby = (configs: string): Lobby =>
  JSON.parse(readFileSync(join(configs, 'base/lobby/main.json'), 'utf8')) as Lobby;

/** A copy of the packs in which the brand Aurora has `count` slots: those of the demo, again and again under other names. */
function manyGames(count: number): string {
  const configs = mkdtempSync(join(tmpdir(), 'livery-lobby-'));
  cpSync('configs', configs, { recursive: true });
  const { games, vendors } = readLobby(configs);
  const slots = Object.values(games).filter(
    ({ vendor, ...game }) => vendors[vendor]?.gameType === 'RNG' && !('isGame' in game),
  );
  const file = join(configs, 'aurora/lobby/main.json');
  const aurora = JSON.parse(readFileSync(file, 'utf8')) as Partial<Lobby>;
  const many = Array.from({ length: count }, (_, at) => {
    const like = slots[at % slots.length];
    if (!like) throw new Error('The demo brand has no slots to make many of.');
    return [`many-${at}`, { ...like, name: `${like.name} ${at}`, code: `${like.code}-${at}` }] as const;
  });
  writeFileSync(
    file,
    JSON.stringify({ ...aurora, games: Object.fromEntries(many), gameOrder: many.map(([id]) => id) }),
  );
  return configs;
}

/** The built server with that brand. */
export async function lobbyServer(count: number) {
  const configs = manyGames(count);
  const server = await builtServer({ CONFIGS_DIR: configs });
  return {
    origin: server.portal('aurora'),
    startMs: server.startMs,
    async close() {
      await server.close();
      rmSync(configs, { recursive: true, force: true });
    },
  };
}

/** A page that holds nothing but pictures at the places they have in ours, from a server that only reads them out of memory. */
export async function staticServer(pictures: readonly Picture[], fetched: (path: string) => Promise<Buffer>) {
  const bodies = new Map<string, Buffer>();
  for (const { path } of pictures) bodies.set(path, gzipSync(await fetched(path)));
  const page = gzipSync(
    `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><body>${pictures
      .map(
        ({ path, x, y, width, height }) =>
          `<img src="${path}" alt="" style="position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px;object-fit:cover">`,
      )
      .join('')}`,
  );
  return listen(({ url = '/' }, response) => {
    const body = bodies.get(url);
    response.setHeader('content-encoding', 'gzip');
    response.setHeader('content-type', body ? 'image/svg+xml' : 'text/html; charset=utf-8');
    response.end(body ?? page);
  });
}

/** A picture where it stands in the view. */
export type Picture = { path: string; x: number; y: number; width: number; height: number };
