import { expect, it } from 'vitest';
import { bodies, others } from './groups.ts';
import { refusesHostileInput } from './refuses-hostile-input.ts';
import { brokenRequests } from './wire.ts';

it('hostile input is at least 500 cases, each with a name of its own', () => {
  const all = Object.values({ ...bodies, ...others }).flat();
  expect(all.length + brokenRequests.length).toBeGreaterThanOrEqual(500);
  const names = all.map(({ call, name }) => `${call} ${name}`);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

refusesHostileInput(others, brokenRequests);
