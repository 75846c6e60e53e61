import { demoPassword, startGateway } from '#server/gateway/testing/gateway.ts';
import { databases } from '#server/testing/database.ts';
import type { Target } from './target.ts';

const demo = {
  accounts: { member: 'demo', guest: 'demoguest', agent: 'demoagent' },
  affiliateCode: 'DEMO',
} as const;

/** A gateway that runs already: `GATEWAY_CONTRACT_URL`, with DEMO_PASSWORD the password of its demo accounts. */
const running = (url: string): Target => ({
  origin: url,
  host: process.env['GATEWAY_CONTRACT_HOST'],
  password: process.env['DEMO_PASSWORD'] ?? '',
  ...demo,
  close: () => Promise.resolve(),
});

const url = process.env['GATEWAY_CONTRACT_URL'];

/** The gateways that the contract is held against: one that runs somewhere, else the reference gateway on each database. */
export const targets: { name: string; start: () => Promise<Target> }[] = url
  ? [{ name: url, start: () => Promise.resolve(running(url)) }]
  : databases.map((kind) => ({
      name: `the reference gateway on ${kind}`,
      start: async () => {
        const { origin, close } = await startGateway(kind);
        return { origin, password: demoPassword, ...demo, close };
      },
    }));
