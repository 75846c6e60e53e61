import { randomBytes } from 'node:crypto';
import { signatureOf } from '#server/vendors/signature.ts';

export type Acknowledged = { operation: string; balance: string; amount: number };

type Options = {
  origin: () => string;
  brand: string;
  vendor: string;
  secret: string;
  players: readonly { player: string; session: string }[];
  /** Start of the names of rounds. */
  rounds?: string;
};

/**
 * A vendor that plays rounds for several players without a pause, and asks again under the same id until it is told what became of
 * it. @returns what was acknowledged with OK, by id, and how to end
 */
export function playUntilEnded({ origin, brand, vendor, secret, players, rounds = 'round' }: Options) {
  const acknowledged = new Map<string, Acknowledged>();
  /** Told by the platform that it was not done: none is expected. */
  const refused: string[] = [];
  let retries = 0;
  const ending = new AbortController();
  let count = 0;

  async function once(
    operation: string,
    body: object,
  ): Promise<{ code: string; balance: string } | undefined> {
    const text = JSON.stringify(body);
    const timestamp = String(Date.now());
    const nonce = randomBytes(16).toString('hex');
    try {
      const response = await fetch(`${origin()}/wallet/v1/${operation}`, {
        method: 'POST',
        signal: AbortSignal.timeout(3000),
        headers: {
          'content-type': 'application/json',
          'x-vendor': vendor,
          'x-brand': brand,
          'x-timestamp': timestamp,
          'x-nonce': nonce,
          'x-signature': signatureOf(secret, { timestamp, nonce, body: text }),
        },
        body: text,
      });
      const answer = (await response.json()) as { code: string; balance: string };
      return response.status === 200 && answer.code !== 'TEMPORARY_ERROR' ? answer : undefined;
    } catch {
      return undefined;
    }
  }

  async function untilTold(
    operation: string,
    body: { transaction: string; amount?: string; [name: string]: unknown },
  ): Promise<void> {
    for (;;) {
      const told = await once(operation, body);
      if (told) {
        const { transaction, amount = '0' } = body;
        if (told.code === 'OK')
          acknowledged.set(transaction, { operation, balance: told.balance, amount: Number(amount) });
        else refused.push(`${operation} ${transaction}: ${told.code}`);
        return;
      }
      if (ending.signal.aborted) return;
      retries += 1;
      // The pace of a client that does not hammer a platform that is down.
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  async function play({ player, session }: { player: string; session: string }): Promise<void> {
    while (!ending.signal.aborted) {
      const round = `${rounds}-${(count += 1)}`;
      const common = { player, round, game: 'g1' };
      await untilTold('bet', { ...common, transaction: `${round}-bet`, session, amount: '100' });
      if (count % 5 === 0) {
        const back = { player, round, transaction: `${round}-back`, bet: `${round}-bet` };
        await untilTold('rollback', back);
      } else
        await untilTold('win', {
          ...common,
          transaction: `${round}-win`,
          amount: '90',
          kind: 'win',
          closes: true,
        });
    }
  }

  const playing = players.map(play);
  return {
    acknowledged,
    refused,
    retries: () => retries,
    async end(): Promise<void> {
      ending.abort();
      await Promise.all(playing);
    },
  };
}
