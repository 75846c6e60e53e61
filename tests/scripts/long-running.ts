import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';

type Started = { port: number; folder: string };

/** Fails as long as what listens on the port does not answer as it should. */
type Look = (port: number) => Promise<void>;

export type LongRunning = {
  /** After `npm run <name> --`. */
  args: (of: Started) => string[];
  env: (of: Started) => Record<string, string>;
  look: Look;
};

type Answer = { type: string; body: string };

/** Answer of a server on this machine under a host name, which need not resolve. */
const ask = (address: string, accept = 'text/html'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { host, port, pathname, search } = new URL(address);
    const headers = { host, accept };
    get({ host: '127.0.0.1', port, path: `${pathname}${search}`, headers, agent: false }, (answer) => {
      const { statusCode, headers: said } = answer;
      if (statusCode !== 200) reject(new Error(`${address} answers ${statusCode}.`));
      text(answer).then((body) => resolve({ type: said['content-type'] ?? '', body }), reject);
    }).once('error', reject);
  });

/** Portal and console, with the scripts that their pages name. */
const servesProduct: Look = async (port) => {
  for (const [address, title] of [
    [`http://aurora.localhost:${port}/index`, /<title>[^<]*Aurora/u],
    [`http://localhost:${port}/operator/`, /<title>[^<]+/u],
  ] as const) {
    const { body } = await ask(address);
    expect(body, address).toMatch(title);
    const [, script = ''] = /<script[^>]*type="module"[^>]*src="([^"]+)"/u.exec(body) ?? [];
    expect(script, address).not.toBe('');
    expect((await ask(new URL(script, address).href, '*/*')).type, script).toMatch(/javascript/u);
  }
};

const serverSettings = ({ port, folder }: Started) => ({
  PORT: String(port),
  HOST: '127.0.0.1',
  DATA_DIR: folder,
  DATABASE_URL: '',
});

/** Scripts of package.json that run until they are ended. */
export const longRunning: Record<string, LongRunning> = {
  start: { args: () => [], env: serverSettings, look: servesProduct },
  dev: { args: () => [], env: serverSettings, look: servesProduct },
  storybook: {
    args: ({ port }) => ['--port', String(port)],
    env: () => ({}),
    async look(port) {
      const index = await ask(`http://localhost:${port}/index.json`);
      const { entries } = JSON.parse(index.body) as { entries: object };
      expect(Object.keys(entries).length).toBeGreaterThan(100);
      expect((await ask(`http://localhost:${port}/iframe.html`)).body).toContain('storybook-root');
    },
  },
  'bench:forms': {
    args: ({ port, folder }) => ['--serve', '--port', String(port), '--out', folder],
    env: () => ({}),
    async look(port) {
      expect((await ask(`http://localhost:${port}/ours/?n=31`)).body).toContain('<script');
    },
  },
};
