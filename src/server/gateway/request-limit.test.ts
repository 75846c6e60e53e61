import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { GatewayOptions } from '#server/calls/options.ts';
import { gatewayPlugin } from './plugin.ts';
import { GatewayClient } from './testing/client.ts';

it('limits the requests of an address before a platform of a brand’s own as well', async () => {
  const app = Fastify({ forceCloseConnections: true });
  const gatewayUrl = 'http://127.0.0.1:9';
  await app.register(gatewayPlugin, { gatewayUrl, requestsPerMinute: 2 } as GatewayOptions);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const client = new GatewayClient(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  const ask = async (): Promise<string> => (await client.send('captcha')).json.code;
  expect([await ask(), await ask(), await ask()]).toEqual([
    'GATEWAY_UNREACHABLE',
    'GATEWAY_UNREACHABLE',
    'TOO_MANY_REQUESTS',
  ]);
  await app.close();
});
