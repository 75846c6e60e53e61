import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { trustedProxies, type TrustProxy } from './trust-proxy.ts';

const running: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
});

/** Address, host and scheme that a server sees for its visitor. */
async function seenBy(trusted: TrustProxy, headers: Record<string, string>) {
  const app = Fastify({ trustProxy: trustedProxies(trusted) });
  running.push(app);
  app.get('/', ({ ip, host, protocol }) => ({ ip, host, protocol }));
  const { body } = await app.inject({
    url: '/',
    remoteAddress: '10.0.0.9',
    headers: { host: 'a.example', ...headers },
  });
  return JSON.parse(body) as { ip: string; host: string; protocol: string };
}

const forged = {
  'x-forwarded-for': '203.0.113.66, 198.51.100.7, 192.0.2.5',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
};

describe('X-Forwarded headers', () => {
  it('are nobody’s unless a proxy is trusted', async () => {
    expect(await seenBy(false, forged)).toEqual({ ip: '10.0.0.9', host: 'a.example', protocol: 'http' });
    expect(await seenBy(['192.0.2.0/24'], forged)).toEqual({
      ip: '10.0.0.9',
      host: 'a.example',
      protocol: 'http',
    });
  });

  it.each([
    [1, '192.0.2.5'],
    [2, '198.51.100.7'],
    [['10.0.0.0/8'], '192.0.2.5'],
    [['10.0.0.9', '192.0.2.5'], '198.51.100.7'],
  ] as [TrustProxy, string][])(
    'count as far as proxies wrote them, not as the visitor did: %s',
    async (trusted, ip) => {
      expect(await seenBy(trusted, forged)).toMatchObject({ ip, protocol: 'https' });
      // One more that the visitor makes up changes nothing.
      const more = { ...forged, 'x-forwarded-for': `127.0.0.1, ${forged['x-forwarded-for']}` };
      expect((await seenBy(trusted, more)).ip).toBe(ip);
    },
  );
});
