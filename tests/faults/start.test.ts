import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../e2e/support/server.ts';

/** Runs the built server until it ends by itself and says how. */
const runToEnd = (environment: Record<string, string>): Promise<{ code: number | null; output: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['dist/server/main.js'],
      { env: { ...process.env, ...environment }, timeout: 60_000 },
      (error, stdout, stderr) =>
        resolve({ code: error ? ((error.code as unknown as number) ?? null) : 0, output: stdout + stderr }),
    );
  });

const clean: (() => void | Promise<void>)[] = [];
const scratch = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-start-'));
  clean.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const running = async (environment: Record<string, string>): Promise<RunningServer> => {
  const server = await startServer(environment);
  clean.push(async () => void (await server.stop()));
  return server;
};

// A first start costs most, so the tests follow one server through its life.
describe('npm start', () => {
  const unset = { DATA_DIR: scratch(), OPERATOR_PASSWORD: '', DEMO_PASSWORD: '' };
  const printed = (output: string): string | undefined => /admin\D.*?([\w-]{12,})/u.exec(output)?.[1];
  let first: RunningServer;
  /** A data folder that no process uses any more. */
  let free = '';
  beforeAll(async () => {
    first = await running(unset);
  });
  afterAll(async () => {
    for (const undo of clean.splice(0).reverse()) await undo();
  });

  it('prints the portal of each brand, the console and the API pages', () => {
    expect(first.output()).toContain(`http://aurora.localhost:${first.port}`);
    expect(first.output()).toContain(`http://padauk.localhost:${first.port}`);
    expect(first.output()).toContain(`:${first.port}/operator/`);
    expect(first.output()).toContain(`:${first.port}/docs`);
  });

  it('refuses a second process on one data folder', async () => {
    const { code, output } = await runToEnd({ PORT: '0', DATA_DIR: first.dataDir });
    expect(code).toBe(1);
    expect(output).toMatch(/in use|another process|locked/iu);
  });

  it('leaves the demo members out with SANDBOX=off', async () => {
    const server = await running({ DATA_DIR: scratch(), DEMO_PASSWORD: '', SANDBOX: 'off' });
    expect(first.output()).toMatch(/demoagent/u);
    expect(server.output()).not.toMatch(/demoagent/u);
    await server.stop();
    free = server.dataDir;
  });

  it('says in one line that the port is taken', async () => {
    const { code, output } = await runToEnd({ PORT: String(first.port), DATA_DIR: free, SANDBOX: 'off' });
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toMatch(new RegExp(`${first.port}.*PORT`, 'u'));
  });

  it('ends cleanly on Ctrl-C', async () => {
    await first.stop('SIGINT');
    expect(first.exitCode()).toBe(0);
  });

  it('prints the passwords it made once, and not at a second start', async () => {
    const shown = printed(first.output());
    expect(shown).toBeDefined();
    const second = await running(unset);
    expect(second.output()).not.toContain(shown);
    expect(second.output()).toContain(`:${second.port}/operator/`);
  });

  it('says in one line that the data folder cannot be written', async () => {
    const file = join(scratch(), 'a-file');
    writeFileSync(file, '');
    const { code, output } = await runToEnd({ PORT: '0', DATA_DIR: join(file, 'data') });
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toMatch(/DATA_DIR/u);
  });

  it('says where a broken document is broken [ENG-10]', async () => {
    const configs = scratch();
    cpSync('configs', configs, { recursive: true });
    writeFileSync(
      join(configs, 'aurora/menu/main.json'),
      '{ "kind": "menu", "id": "main", "order": ["nowhere"], ',
    );
    const { code, output } = await runToEnd({ PORT: '0', DATA_DIR: scratch(), CONFIGS_DIR: configs });
    expect(code).toBe(1);
    expect(output).toMatch(/aurora\/menu\/main\.json:1:\d+/u);
  });
});
