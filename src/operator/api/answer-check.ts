import { adminAnswers } from '#contract/generated/admin-answers.ts';
import type { AdminCallId } from '#contract/generated/admin-calls.ts';
import { invalidAnswer, missingPart } from './refusal.ts';

const NO_CONTENT = 204;

const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

/**
 * Loads what checks the answers of a call against its schema. The check resolves with the value, undefined where the call
 * answers none, or rejects with a `Refusal` that names the call and the place.
 */
export async function loadAnswerCheck(id: AdminCallId): Promise<(response: Response) => Promise<unknown>> {
  const { load, optional = false } = adminAnswers[id] ?? { optional: true };
  const validate = (
    await load?.().catch(() => {
      throw missingPart();
    })
  )?.[id];
  return async (response) => {
    if (response.status === NO_CONTENT && optional) return undefined;
    const value = await jsonOf(response);
    if (validate?.(value)) return value;
    const [fault] = validate?.errors ?? [];
    throw invalidAnswer(response.status, {
      call: id,
      place: fault?.instancePath || '/',
      rule: fault?.message ?? 'must be no value',
    });
  };
}
