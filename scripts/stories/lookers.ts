import type { CallTypes } from '#contract/generated/calls.ts';
import type { GatewayClient } from '#server/gateway/testing/client.ts';

/** Who can look at a story beside a visitor. */
export const lookers = ['guest', 'member', 'agent'] as const;
export type Looker = (typeof lookers)[number];

type Session = CallTypes['sessionLogin']['value'];

const accounts = { member: 'demo', agent: 'demoagent' } as const;

/** Logs in as a page does; undefined where the brand has no guests. */
export async function logInAs(
  client: GatewayClient,
  who: Looker,
  password: string,
): Promise<Session | undefined> {
  const { switches } = await client.value('whitelabel');
  if (who === 'guest') {
    const random = await client.freePlayRandom('a guest who looks at stories');
    const answer = await client.send('sessionFreePlay', {
      body: { os: 'Linux', platform: 'W', version: 3, random },
    });
    return answer.status === 200 ? (answer.json.value as Session) : undefined;
  }
  const human = switches['humanVerification'] ? { human: await client.human() } : {};
  const body = { type: 'username', username: accounts[who], password, ...human };
  return client.value('sessionLogin', { body });
}
