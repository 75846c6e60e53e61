import { expect, it } from 'vitest';
import { drawName } from './draw-name.ts';

it.each([
  ['20261122-1630', {}, '2026-11-22 16:30'],
  ['20261122', {}, '2026-11-22'],
  ['20261122-0042', { everySeconds: 60 }, '20261122-0042'],
  ['20261122-0042', undefined, '20261122-0042'],
  ['round 7', {}, 'round 7'],
])('a player reads the draw %s of a game with %o as %s', (numero, game, name) => {
  expect(drawName(numero, game)).toBe(name);
});
