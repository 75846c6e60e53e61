import { describe, expect, it } from 'vitest';
import { readJsonFile } from './json-file.ts';

const text = `{
  "kind": "menu",
  "order": ["a",
    "b"],
  "items": { "a": { "label": "x" }, "a/b~c": 1 }
}
`;

describe('readJsonFile', () => {
  const file = readJsonFile(text);

  it.each([
    ['/kind', 'value', 2, 11],
    ['/kind', 'key', 2, 3],
    ['/order/1', 'value', 4, 5],
    ['/items/a/label', 'value', 5, 30],
    ['/items/a~1b~0c', 'key', 5, 37],
    ['/items/a/missing/deeper', 'key', 5, 19],
    ['', 'value', 1, 1],
  ] as const)('places %s (%s) at %i:%i', (pointer, part, line, column) => {
    expect(file.locate(pointer, part)).toEqual({ line, column });
  });

  it('counts lines that end in CRLF', () => {
    expect(readJsonFile('{\r\n\r\n "a": 1 }').locate('/a', 'key')).toEqual({ line: 3, column: 2 });
  });

  it('names the place where a text stops being JSON', () => {
    const broken = readJsonFile('{\n  "a": 1,\n  "b": }\n');
    expect(broken.value).toBeUndefined();
    expect(broken.syntax).toMatchObject({ line: 3, column: 8, reason: 'value expected' });
  });

  it.each(['// a comment\n{}', '{"a": 1,}', '\uFEFF{}', '', '{} {}'])('refuses %j', (source) => {
    expect(readJsonFile(source)).toMatchObject({ value: undefined, syntax: expect.anything() });
  });

  it('finds a name given twice, and reads the later one as JSON does', () => {
    const file = readJsonFile('{ "a": { "x": 1,\n "x": 2 } }');
    expect(file.duplicates).toEqual([{ line: 2, column: 2, pointer: '/a/x', name: 'x' }]);
    expect(file.locate('/a/x')).toEqual({ line: 2, column: 7 });
  });
});
