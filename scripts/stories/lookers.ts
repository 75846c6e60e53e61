import type { GatewayClient, Valued } from '#server/gateway/testing/client.ts';

/** Accounts as which a story can be viewed, beside a visitor. The guest is made last: what others are told has the same ids without one. */
export const lookers = ['member', 'agent', 'excluded', 'guest'] as const;
export type Looker = (typeof lookers)[number];

export type Session = Valued<'sessionLogin'>;

/** `excluded` is a member who takes a break from play. */
const accounts = { member: 'demo', agent: 'demoagent', excluded: 'demoteam4' } as const;

/** Logs in by username as a page does. */
export async function openSession(
  client: GatewayClient,
  username: string,
  password: string,
): Promise<Session> {
  const { switches } = await client.value('whitelabel');
  const human = switches['humanVerification'] ? { human: await client.human() } : {};
  return client.value('sessionLogin', { body: { type: 'username', username, password, ...human } });
}

/** Logs in as a page does; undefined where the brand has no guests. */
export async function logInAs(
  client: GatewayClient,
  who: Looker,
  password: string,
): Promise<Session | undefined> {
  if (who !== 'guest') return openSession(client, accounts[who], password);
  const random = await client.freePlayRandom('a-guest-who-looks-at-stories');
  const answer = await client.send('sessionFreePlay', {
    body: { os: 'Linux', platform: 'W', version: 3, random },
  });
  if (answer.status === 200) return answer.json.value as Session;
  if (answer.json.code === 'FREE_PLAY_OFF') return undefined;
  throw new Error(`A guest of the stories was refused: ${answer.text}`);
}
