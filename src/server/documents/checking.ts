import type { FastifyReply } from 'fastify';
import type { PackSet } from '#engine/packs.ts';
import type { Problem } from '#engine/problems.ts';
import type { Operator } from '#server/operators/sessions.ts';
import type { ConfigEngine } from './engine/engine.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';

/** Problems of packs; a refusal when the check was ended before it was done. */
export type Check = (set: PackSet, packs: readonly string[]) => Promise<Problem[] | Refusal>;

/** Runs a check of documents for the calling operator; aborts when the connection closes. */
export async function checking<T>(
  engine: ConfigEngine,
  { operator, reply }: { operator: Operator; reply: FastifyReply },
  work: (check: Check) => Promise<T>,
): Promise<T | Refusal> {
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  const asker = { account: operator.account, signal: left.signal };
  const done = await engine.checking(asker, (check) =>
    work(
      async (set, packs) =>
        (await check(set, packs)) ??
        refuse('UNAVAILABLE', { message: 'The check of the documents was ended before it was done.' }),
    ),
  );
  return done === 'busy' ? refuse('TOO_MANY_CHECKS') : done;
}
