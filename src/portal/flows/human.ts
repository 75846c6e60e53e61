import { CallError } from '../gateway/call-error.ts';
import { fetchCode } from '../runtime/fetch-code.ts';
import type { Portal } from '../runtime/portal.ts';
import { createHumanVerification, type HumanVerification } from './human-verification.ts';

/** Codes after which a puzzle solved anew can go well: the platform asks since a moment ago, or the answer was too old. */
const newPuzzle = new Set(['HUMAN_REQUIRED', 'HUMAN_WRONG']);

const verifications = new WeakMap<Portal, HumanVerification>();

function verificationOf(portal: Portal): HumanVerification {
  const known = verifications.get(portal);
  if (known) return known;
  const made = createHumanVerification({
    task: () => portal.gateway.call('humanChallenge', {}),
    solve: async (challenge) => {
      const { solveChallenge } = await fetchCode(() => import('./solve-challenge.ts'));
      return solveChallenge(challenge);
    },
    geetest: async (task) => {
      const { openGeetest } = await fetchCode(() => import('./geetest.ts'));
      return openGeetest(portal, task);
    },
    clock: portal.clock,
  });
  verifications.set(portal, made);
  return made;
}

const isAsked = ({ facts }: Portal): boolean => facts.read('flags.humanVerification') === true;

/** Starts the human verification if the brand requires one, so that submitting need not wait for it. */
export function prepareHuman(portal: Portal): void {
  if (isAsked(portal)) verificationOf(portal).prepare();
}

/**
 * Sends with a human proof if the brand requires one. An expired proof is replaced once; after a refusal the next one is started, as
 * each is valid for one try.
 */
export async function withHuman<Answer>(
  portal: Portal,
  send: (human: { human?: string }) => Promise<Answer>,
): Promise<Answer> {
  const solved = async () => ({ human: await verificationOf(portal).take() });
  try {
    const answer = send(isAsked(portal) ? await solved() : {});
    return await answer.catch(async (error: unknown) => {
      if (error instanceof CallError && newPuzzle.has(error.code)) return send(await solved());
      throw error;
    });
  } catch (error) {
    prepareHuman(portal);
    throw error;
  }
}
