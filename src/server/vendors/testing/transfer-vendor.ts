import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureProblem } from '../signature.ts';

/**
 * Reaction of the vendor to one request: perform it; refuse it; perform it without an answer; neither perform nor answer;
 * answer that it is undecided; answer nonsense.
 */
export type Mood = 'does' | 'refuses' | 'doesSilently' | 'isSilent' | 'waits' | 'breaks';

type Known = {
  direction: 'in' | 'out';
  amount: bigint;
  player: string;
  status: 'SUCCESS' | 'FAILED' | 'PENDING';
};

/** A vendor with its own wallet whose reaction to each request the test sets. A repeated id is performed once. */
export async function transferVendor(options: { secret: string; now: () => Date }) {
  const known = new Map<string, Known>();
  const balances = new Map<string, bigint>();
  const asked: { path: string; transaction: string }[] = [];
  let mood: (path: string) => Mood = () => 'does';

  function perform(id: string, wanted: Omit<Known, 'status'>, refuses: boolean): Known['status'] {
    const before = known.get(id);
    if (before) return before.status;
    const balance = balances.get(wanted.player) ?? 0n;
    const after = wanted.direction === 'in' ? balance + wanted.amount : balance - wanted.amount;
    const status = refuses || after < 0n ? 'FAILED' : 'SUCCESS';
    if (status === 'SUCCESS') balances.set(wanted.player, after);
    known.set(id, { ...wanted, status });
    return status;
  }

  function answerOf(path: string, body: Record<string, string>): unknown {
    const { transaction = '', player = '', direction, amount = '0' } = body;
    asked.push({ path, transaction });
    const now = mood(path);
    if (now === 'breaks') return { status: 'NONSENSE' };
    if (path === '/balance')
      return now === 'does' ? { balance: String(balances.get(player) ?? 0n) } : undefined;
    if (path === '/transfer/query') {
      if (now === 'isSilent' || now === 'doesSilently') return undefined;
      return { status: known.get(transaction)?.status ?? 'UNKNOWN_TRANSACTION' };
    }
    if (now === 'isSilent') return undefined;
    const wanted = { direction: direction as 'in' | 'out', amount: BigInt(amount), player };
    if (now === 'waits') {
      if (!known.has(transaction)) known.set(transaction, { ...wanted, status: 'PENDING' });
      return { status: known.get(transaction)?.status };
    }
    const status = perform(transaction, wanted, now === 'refuses');
    return now === 'doesSilently' ? undefined : { status };
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      if (signatureProblem(options.secret, request.headers, body, options.now())) {
        response.writeHead(401).end();
        return;
      }
      const answer = answerOf(request.url ?? '', JSON.parse(body) as Record<string, string>);
      // A silent vendor keeps the connection until the other side closes it.
      if (answer !== undefined)
        response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** All that players have there. */
    total: () => [...balances.values()].reduce((sum, balance) => sum + balance, 0n),
    /** Decides pending transfers. */
    decide(outcome: 'SUCCESS' | 'FAILED') {
      for (const [id, entry] of known) {
        if (entry.status !== 'PENDING') continue;
        known.delete(id);
        perform(id, entry, outcome === 'FAILED');
      }
    },
    behave(next: Mood | ((path: string) => Mood)) {
      mood = typeof next === 'function' ? next : () => next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type TestTransferVendor = Awaited<ReturnType<typeof transferVendor>>;
