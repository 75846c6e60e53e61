import { expect, it } from 'vitest';
import { tellHealth } from './tell-health.ts';

function page() {
  const sent: unknown[] = [];
  let settle = (): void => {};
  const health = tellHealth({
    seq: 7,
    call: async (_id, request) => {
      sent.push((request as { body: unknown }).body);
      return {} as never;
    },
    later: (task) => (settle = task),
  });
  return { health, sent, settle: () => settle() };
}

it('counts a page once, with what broke in it until then', () => {
  const { health, sent, settle } = page();
  health.fault();
  health.fault();
  expect(sent).toEqual([]);
  settle();
  health.fault();
  expect(sent).toEqual([{ seq: 7, view: true, faulted: true }]);
});

it('tells once of what breaks later', () => {
  const { health, sent, settle } = page();
  settle();
  health.fault();
  health.fault();
  expect(sent).toEqual([
    { seq: 7, view: true, faulted: false },
    { seq: 7, view: false, faulted: true },
  ]);
});
