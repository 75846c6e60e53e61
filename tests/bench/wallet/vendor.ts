import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { signatureOf } from '#server/vendors/signature.ts';
import { openLine, type Line } from './line.ts';
import { brand, secret, vassalage, type WalletGround } from './ground.ts';

/** Asks the wallet API over kept connections, and keeps the time of every answer. */
export function openVendor({ origin, player, session }: WalletGround) {
  const { hostname, port, host } = new URL(origin);
  const all: Line[] = [];
  const free: Line[] = [];
  const nonces = randomBytes(8).toString('hex');
  let rounds = 0;
  let asked = 0;

  async function ask(operation: string, body: object): Promise<{ code: string }> {
    const text = JSON.stringify(body);
    const timestamp = String(Date.now());
    const nonce = `${nonces}-${(asked += 1)}`;
    let line = free.pop();
    while (line && !line.open()) line = free.pop();
    if (!line) all.push((line = await openLine(hostname, Number(port))));
    const answer = await line.ask(
      `POST /wallet/v1/${operation} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n` +
        `content-length: ${Buffer.byteLength(text)}\r\nx-vendor: ${vassalage}\r\nx-brand: ${brand}\r\n` +
        `x-timestamp: ${timestamp}\r\nx-nonce: ${nonce}\r\n` +
        `x-signature: ${signatureOf(secret, { timestamp, nonce, body: text })}\r\n\r\n${text}`,
    );
    free.push(line);
    return JSON.parse(answer) as { code: string };
  }

  /**
   * Plays bets and wins of one player until `end`; each duration goes to `times`. Answers the number not OK.
   * @param everyMs interval between starts of rounds; 0 for one after the other. A delayed round counts from its due
   * time, so that a slow answer does not hide the wait of the rounds after it.
   */
  async function play(index: number, end: number, times: number[], everyMs = 0): Promise<number> {
    let refused = 0;
    const timed = async (operation: string, body: object, begun = performance.now()): Promise<void> => {
      const { code } = await ask(operation, body);
      times.push(performance.now() - begun);
      if (code !== 'OK') refused += 1;
    };
    let due = performance.now() + Math.random() * everyMs;
    for (;;) {
      if (everyMs === 0) due = performance.now();
      else await delay(Math.max(0, due - performance.now()));
      if (performance.now() >= end) return refused;
      const round = `${process.pid}-${(rounds += 1)}`;
      const common = { player: player(index), game: 'bench', round, amount: '100' };
      await timed('bet', { ...common, transaction: `b-${round}`, session: session(index) }, due);
      await timed('win', { ...common, transaction: `w-${round}`, kind: 'win', closes: true });
      due += everyMs;
    }
  }

  return { play, close: () => all.forEach((line) => line.close()) };
}
