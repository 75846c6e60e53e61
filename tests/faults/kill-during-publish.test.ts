import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { count, seedOf } from '#run-size';
import { smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { signInOperator, type OperatorClient } from '#server/testing/operator-client.ts';
import { operatorPassword, startServer, type RunningServer } from '../e2e/support/server.ts';

const publishes = count(40, 200);
const kills = count(3, 6);
// The same moments for the same seed; which part of a publish they hit still differs with the machine.
let state = seedOf(4100);
const random = (): number => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return state / 2 ** 32;
};
const folder = mkdtempSync(join(tmpdir(), 'livery-kill-'));

function writeConfigs(): string {
  const configs = join(folder, 'configs');
  for (const { pack, documents, assets } of Object.values(writePacks(smallPacks()))) {
    const files = [
      ...Object.entries(documents).map(([key, text]) => [`${key}.json`, text] as const),
      ...assets.map((asset) => [`assets/${asset}`, '<svg xmlns="http://www.w3.org/2000/svg"/>'] as const),
    ];
    for (const [path, text] of files) {
      mkdirSync(dirname(join(configs, pack, path)), { recursive: true });
      writeFileSync(join(configs, pack, path), text);
    }
  }
  return configs;
}

const menuOf = (publish: number): string =>
  JSON.stringify({
    kind: 'menu',
    id: 'main',
    items: { home: { action: { do: 'navigate', to: `/index?n=${publish}` } } },
  });

/** A stored part, after its content was held against its name. */
async function part(origin: string, hash: string): Promise<string> {
  const response = await fetch(`${origin}/config/v1/bundles/${hash}`);
  const body = await response.text();
  expect([response.status, createHash('sha256').update(body).digest('hex')]).toEqual([200, hash]);
  return body;
}

/** Fetches everything that the pointer leads to and answers which publish it shows. */
async function livePublish({ origin }: RunningServer): Promise<number> {
  const pointer = (await (await fetch(`${origin}/config/v1/brands/shop/pointer`)).json()) as { hash: string };
  const { parts } = JSON.parse(await part(origin, pointer.hash)) as { parts: Record<string, string> };
  const bodies = new Map<string, string>();
  for (const [name, hash] of Object.entries(parts)) bodies.set(name, await part(origin, hash));
  expect([...bodies.keys()].sort()).toEqual(['core', 'texts/en', 'texts/my', 'theme.css']);
  return Number(/\/index\?n=(\d+)/.exec(bodies.get('core') ?? '')?.[1] ?? 0);
}

type Version = { version: number; note: string };
const versionsOf = async (operator: OperatorClient): Promise<Version[]> =>
  (await operator.call('GET', '/packs/shop/versions')).body['versions'] as unknown as Version[];

describe('killing the server while it publishes', () => {
  let server: RunningServer | undefined;
  afterAll(async () => {
    await server?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('leaves a whole live version, and none of the acknowledged ones is missing', async () => {
    const environment = {
      DATA_DIR: join(folder, 'data'),
      CONFIGS_DIR: writeConfigs(),
      DATABASE_URL: '',
      SANDBOX: 'off',
    };
    const killAt = Array.from({ length: kills }, (_, index) =>
      Math.round(((index + 1) * publishes) / (kills + 1)),
    );
    const acknowledged = new Map<number /* version */, string /* note */>();
    let inDoubt = 0;
    let base = 1;
    // Duration of the previous publish: the next is killed within that time, so that it is interrupted.
    let took = 0;
    server = await startServer(environment);
    let operator = await signInOperator(server.origin, 'admin', operatorPassword);

    for (let publish = 1; publish <= publishes; publish += 1) {
      const note = `Publish ${publish}`;
      const sent = operator
        .call('POST', '/packs/shop/push', { base, note, changes: { 'menu/main': menuOf(publish) } })
        .catch(() => undefined);
      const started = performance.now();
      // Kills go on until one was in time to cut a publish short.
      const killed = publish === killAt[0] || (killAt.length === 0 && inDoubt === 0);
      if (killed) {
        if (publish === killAt[0]) killAt.shift();
        await new Promise((resolve) => setTimeout(resolve, random() * took));
        await server.kill();
      }
      const answer = await sent;
      if (answer) {
        if (answer.status !== 200) throw new Error(`Publish ${publish} was answered ${answer.status}.`);
        base = Number(answer.body['version']);
        acknowledged.set(base, note);
        took = performance.now() - started;
      } else inDoubt += 1;
      if (!killed) continue;

      server = await startServer(environment);
      operator = await signInOperator(server.origin, 'admin', operatorPassword);
      const versions = await versionsOf(operator);
      const notes = new Map(versions.map(({ version, note: kept }) => [version, kept]));
      for (const [version, kept] of acknowledged)
        expect([version, notes.get(version)]).toEqual([version, kept]);
      base = versions[0]?.version ?? 0;
      // An unacknowledged publish is complete or absent; the pointer shows the newest version.
      expect([Math.max(...acknowledged.keys(), 1), Math.max(...acknowledged.keys(), 1) + 1]).toContain(base);
      expect(`Publish ${await livePublish(server)}`).toBe(versions[0]?.note);
    }

    expect(inDoubt).toBeGreaterThan(0);
    expect(killAt).toEqual([]);
    expect(inDoubt + acknowledged.size).toBe(publishes);
    expect(await livePublish(server)).toBe(publishes);
  }, 600_000);
});
