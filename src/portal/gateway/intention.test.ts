import { describe, expect, it } from 'vitest';
import { CallError } from './call-error.ts';
import { withIntention } from './intention.ts';

function page() {
  let made = 0;
  const portal = { gateway: {}, window: { random: () => `key-${(made += 1)}` } };
  const keys: string[] = [];
  const send = (body: object, outcome?: Error) =>
    withIntention(portal as unknown as Parameters<typeof withIntention>[0], 'transfer', body, async (key) => {
      keys.push(key);
      if (outcome) throw outcome;
      return key;
    }).catch(() => undefined);
  return { keys, send };
}
const unanswered = new CallError('TIMEOUT', '');
const failed = new CallError('INTERNAL_ERROR', '', { status: 500 });
const refused = new CallError('INSUFFICIENT_BALANCE', '', { status: 409 });

describe('an intention to move money', () => {
  it('keeps its key until it is known what became of it', async () => {
    const { keys, send } = page();
    await send({ amount: '1' }, unanswered);
    await send({ amount: '1' }, failed);
    await send({ amount: '1' });
    expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('is another one after an answer, a refusal, or when something else is wanted', async () => {
    const { keys, send } = page();
    await send({ amount: '1' });
    await send({ amount: '1' }, refused);
    await send({ amount: '1' }, unanswered);
    await send({ amount: '2' });
    expect(keys).toEqual(['key-1', 'key-2', 'key-3', 'key-4']);
  });
});
