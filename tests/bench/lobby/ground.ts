import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

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

async function untilUp(origin: string, ended: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    if (ended()) throw new Error('The server ended before it was up.');
    const answer = await fetch(`${origin}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not come up.');
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** The built server with that brand, on a folder of its own. */
export async function lobbyServer(count: number) {
  const configs = manyGames(count);
  const data = mkdtempSync(join(tmpdir(), 'livery-lobby-data-'));
  const port = await freePort();
  const began = performance.now();
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: data,
      CONFIGS_DIR: configs,
      DEMO_PASSWORD: 'bench-lobby-1',
      OPERATOR_PASSWORD: 'bench-lobby-1',
      REQUESTS_PER_MINUTE: '100000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilUp(`http://127.0.0.1:${port}`, () => server.exitCode !== null);
  return {
    origin: `http://aurora.localhost:${port}`,
    startMs: performance.now() - began,
    async close() {
      server.kill('SIGTERM');
      await new Promise((resolve) => server.once('exit', resolve));
      for (const folder of [configs, data]) rmSync(folder, { recursive: true, force: true });
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
  const server = createServer(({ url = '/' }, response) => {
    const body = bodies.get(url);
    response.setHeader('content-encoding', 'gzip');
    response.setHeader('content-type', body ? 'image/svg+xml' : 'text/html; charset=utf-8');
    response.end(body ?? page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A picture where it stands in the view. */
export type Picture = { path: string; x: number; y: number; width: number; height: number };
