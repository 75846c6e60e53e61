import { expect, it } from 'vitest';
import { withValue } from './edit-text.ts';

const text = `{
  "kind": "theme",
  "shape": { "radius": 4,   "borderWidth": 1 }
}
`;

it('a value is exchanged where it stands, and the rest stays as it was written', () => {
  expect(withValue(text, ['shape', 'radius'], 8)).toBe(text.replace('"radius": 4', '"radius": 8'));
});

it('a value without a parent gets one', () => {
  const made = withValue(text, ['modes', 'dark', 'canvas'], '#000000');
  expect(JSON.parse(made)).toMatchObject({ modes: { dark: { canvas: '#000000' } }, shape: { radius: 4 } });
});

it('no value takes the property out', () => {
  expect(JSON.parse(withValue(text, ['shape', 'radius'], undefined))).toEqual({
    kind: 'theme',
    shape: { borderWidth: 1 },
  });
});

it('an entry of a list is told by its index', () => {
  expect(JSON.parse(withValue('{ "quick": [1, 2, 3] }', ['quick', 1], 20))).toEqual({ quick: [1, 20, 3] });
});
