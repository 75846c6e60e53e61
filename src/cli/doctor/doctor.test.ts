import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../dispatch.ts';
import { judgeSpace } from './data-folder.ts';
import { judgeDrift } from './database.ts';
import type { DoctorFinding } from './finding.ts';

/** Findings that are not ok, as `check status`. */
const complaints = (findings: DoctorFinding[]): string[] =>
  findings.filter(({ status }) => status !== 'ok').map(({ check, status }) => `${check} ${status}`);

describe('livery doctor', () => {
  let folder: string;
  let port: number;
  const servers: Server[] = [];
  const serve = async (headers: (asked: NodeJS.Dict<string | string[]>) => object = () => ({})) => {
    const server = createServer((request, reply) => {
      reply.writeHead(200, { ...headers(request.headers) }).end('something else');
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };
  const stop = (server: Server) => new Promise((resolve) => server.close(resolve));
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'livery-doctor-'));
    port = await serve();
    for (const server of servers.splice(0)) await stop(server);
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      await stop(server);
    }
  });
  afterAll(() => rm(folder, { recursive: true }));

  const run = async (env: Record<string, string>, ...args: string[]) => {
    const lines: string[] = [];
    const terminal = { out: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
    const usual = { PORT: String(port), DATA_DIR: folder };
    const code = await runCommand(['doctor', ...args], { ...terminal, env: { ...usual, ...env } });
    return { code, text: lines.join('\n') };
  };
  const diagnose = async (env: Record<string, string>, ...args: string[]): Promise<DoctorFinding[]> =>
    JSON.parse((await run(env, ...args, '--json')).text) as DoctorFinding[];

  it('finds nothing but the embedded database to warn of in a trial', async () => {
    expect(complaints(await diagnose({}))).toEqual(['database warning']);
    expect((await run({})).code).toBe(0);
  });

  it('says what is found, why it matters and what to do, without the password', async () => {
    const { code, text } = await run({ DATABASE_URL: 'postgresql://ann:hidden@127.0.0.1:9/none' });
    expect(code).toBe(1);
    expect(text).toContain('fault   database: The database at DATABASE_URL cannot be used (ECONNREFUSED).');
    expect(text).toContain('→ Start PostgreSQL, or correct host and port in DATABASE_URL.');
    expect(text).not.toContain('hidden');
  });

  it('repeats what the settings refuse', async () => {
    const findings = await diagnose({ PORT: 'http', TRUST_PROXY: 'perhaps' });
    expect(complaints(findings)).toEqual(['settings fault', 'settings fault']);
  });

  it('finds a data folder that cannot be made', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(complaints(await diagnose({ DATA_DIR: join(file, 'below') }))).toContain('disk fault');
    expect(complaints(await diagnose({ DATA_DIR: join(folder, 'not', 'yet') }))).toEqual([
      'database warning',
    ]);
  });

  it.each([
    [50, 'fault'],
    [500, 'warning'],
    [5000, 'ok'],
  ])('judges a disk with %i MiB left: %s', (free, status) => {
    expect(judgeSpace('data', free * 1024 * 1024).status).toBe(status);
  });

  it.each([
    [1500, 100, 'fault'],
    [-1500, 100, 'fault'],
    [1500, 800, 'ok'],
  ])('judges a clock that is off by %i ms, known up to %i ms: %s', (drift, precision, status) => {
    expect(judgeDrift(drift, precision).status).toBe(status);
  });

  it('finds a port that another program has', async () => {
    expect(complaints(await diagnose({ PORT: String(await serve()) }))).toContain('port fault');
    const metrics = { METRICS_PORT: String(await serve()) };
    expect((await run(metrics)).text).toContain('set METRICS_PORT to another one');
  });

  it('finds weak and shared secrets, and names none of them', async () => {
    const weak = 'aaaaaaaaaaaaaaaaaaaa';
    const connection = { url: `http://127.0.0.1:${await serve()}`, name: 'VENDOR_SHOP__GAMES' };
    const findings = await diagnose({
      [`${connection.name}_URL`]: connection.url,
      [`${connection.name}_SECRET`]: weak,
      PROVIDER_SECRET_SHOP__GOOGLE: weak,
    });
    expect(complaints(findings).filter((each) => each === 'secrets warning')).toHaveLength(3);
    expect(JSON.stringify(findings)).not.toContain(weak);
  });

  it('finds outside parties that do not answer', async () => {
    const closed = `127.0.0.1:9`;
    const findings = await diagnose({
      GATEWAY_URL: `http://${closed}`,
      SMTP_URL: `smtp://${closed}`,
      MAIL_FROM: 'a@b.example',
      SMS_URL: `http://${closed}`,
    });
    expect(complaints(findings)).toEqual(
      expect.arrayContaining(['gateway fault', 'mail fault', 'sms fault']),
    );
    const answering = await diagnose({ GATEWAY_URL: `http://127.0.0.1:${await serve()}` });
    expect(complaints(answering)).not.toContain('gateway fault');
  });

  it('finds a server that believes forwarding headers of visitors', async () => {
    const believing = await serve((asked) =>
      asked['x-forwarded-proto'] === 'https' ? { 'strict-transport-security': 'max-age=1' } : {},
    );
    const ask = async (at: number) => complaints(await diagnose({}, '--url', `http://127.0.0.1:${at}`));
    expect(await ask(believing)).toContain('proxies fault');
    expect(await ask(await serve())).not.toContain('proxies fault');
    expect(complaints(await diagnose({ TRUST_PROXY: 'on', HOST: '0.0.0.0' }))).toContain('proxies warning');
  });

  it('says when it is called wrongly', async () => {
    expect((await run({}, 'more')).code).toBe(2);
    expect((await run({}, '--url', 'example.com')).code).toBe(2);
  });
});
