import { expect, it } from 'vitest';
import type { DrawnPage } from '#contract/drawn-page.ts';
import { createHold } from './hold.ts';

const drawn: DrawnPage = { at: 1_000, width: 'phone', mode: 'dark', boundaries: 0, answers: { 'a {}': 1 } };

it('has the time and the answers of the drawing until it is released', async () => {
  const hold = createHold(drawn, () => new Date(50_000));
  expect([hold.clock().getTime(), hold.answers.get('a {}')]).toEqual([1_000, 1]);
  hold.release();
  await hold.released;
  expect([hold.clock().getTime(), hold.answers.size]).toEqual([50_000, 0]);
});
