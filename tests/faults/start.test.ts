import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
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
afterEach(async () => {
  for (const undo of clean.splice(0).reverse()) await undo();
});

const running = async (environment: Record<string, string> = {}): Promise<RunningServer> => {
  const server = await startServer(environment);
  clean.push(() => server.stop());
  return server;
};

describe('npm start', () => {
  it('prints the portal of each brand, the console and the API pages', async () => {
    const server = await running();
    expect(server.output()).toContain(`http://aurora.localhost:${server.port}`);
    expect(server.output()).toContain(`http://padauk.localhost:${server.port}`);
    expect(server.output()).toContain(`:${server.port}/operator/`);
    expect(server.output()).toContain(`:${server.port}/docs`);
  });

  it('prints the passwords it made once, and not at a second start', async () => {
    const DATA_DIR = scratch();
    const unset = { DATA_DIR, OPERATOR_PASSWORD: '', DEMO_PASSWORD: '' };
    const first = await startServer(unset);
    const shown = /admin\D.*?([\w-]{12,})/u.exec(first.output())?.[1];
    expect(shown).toBeDefined();
    expect(first.output()).toMatch(/demoagent/u);
    await first.stop();
    const second = await running(unset);
    expect(second.output()).not.toContain(shown);
  });

  it('leaves the demo members out with SANDBOX=off', async () => {
    const server = await running({ SANDBOX: 'off' });
    expect(server.output()).not.toMatch(/demoagent/u);
  });

  it('ends cleanly on Ctrl-C', async () => {
    const DATA_DIR = scratch();
    const child: ChildProcess = spawn(process.execPath, ['dist/server/main.js'], {
      env: { ...process.env, DATA_DIR, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve) =>
      child.stdout?.on('data', (chunk: Buffer) => /operator/u.test(chunk.toString()) && resolve()),
    );
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });

  it('says in one line that the port is taken', async () => {
    const taken: Server = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    clean.push(() => new Promise((resolve) => taken.close(() => resolve())));
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, output } = await runToEnd({ PORT: String(port), DATA_DIR: scratch() });
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toMatch(new RegExp(`${port}.*PORT`, 'u'));
  });

  it('says in one line that the data folder cannot be written', async () => {
    const file = join(scratch(), 'a-file');
    writeFileSync(file, '');
    const { code, output } = await runToEnd({ PORT: '0', DATA_DIR: join(file, 'data') });
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toMatch(/DATA_DIR/u);
  });

  it('refuses a second process on one data folder', async () => {
    const server = await running();
    const { code, output } = await runToEnd({ PORT: '0', DATA_DIR: server.dataDir });
    expect(code).toBe(1);
    expect(output).toMatch(/in use|another process|locked/iu);
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
