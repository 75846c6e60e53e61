import { expect, it } from 'vitest';
import { createMetFlags } from './met-flags.ts';

function page() {
  const sent: unknown[] = [];
  const waiting: (() => void)[] = [];
  const flags = createMetFlags({
    send: async (told) => sent.push(told),
    later: (task) => waiting.push(task),
  });
  return { flags, sent, pass: () => waiting.splice(0).forEach((task) => task()) };
}

it('tells what a page met once, and all of a moment at once', () => {
  const { flags, sent, pass } = page();
  flags.meet('a');
  flags.meet('b');
  flags.meet('a');
  pass();
  flags.meet('a');
  pass();
  expect(sent).toEqual([{ met: ['a', 'b'], pressed: [] }]);
});

it('counts a press for the variants of the page that is shown alone', () => {
  const { flags, sent, pass } = page();
  flags.meet('a');
  pass();
  flags.turn();
  flags.meet('b');
  flags.press();
  flags.press();
  pass();
  expect(sent).toEqual([
    { met: ['a'], pressed: [] },
    { met: ['b'], pressed: ['b'] },
  ]);
});

it('sends no more than twenty at once, and the rest later', () => {
  const { flags, sent, pass } = page();
  const names = Array.from({ length: 25 }, (_, index) => `f${index}`);
  for (const name of names) flags.meet(name);
  pass();
  pass();
  expect(sent.map((told) => (told as { met: string[] }).met.length)).toEqual([20, 5]);
});
