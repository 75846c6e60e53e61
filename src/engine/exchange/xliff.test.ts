import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readXliff, writeXliff, type XliffFile } from './xliff.ts';

const wrap = (body: string, head = 'version="2.1" srcLang="en" trgLang="my"'): string =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" ${head}>\n<file id="f">\n${body}\n</file></xliff>`;
const unit = (inner: string): string => `<unit id="a"><segment>${inner}</segment></unit>`;

describe('XLIFF', () => {
  it('says after reading what was written, whatever the words are', () => {
    const words = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.constantFrom('\r\n', ']]>', '<b>&amp;</b>', '\u0000\ud800x', ' a ', '{{count}}\t\n')); // oxfmt-ignore
    const key = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_.-]{0,20}$/);
    const units = fc.uniqueArray(
      fc.record({ key, source: words, target: fc.oneof(words, fc.constant(undefined)) }),
      { selector: (one) => one.key },
    );
    fc.assert(
      fc.property(units, (all) => {
        const exchange: XliffFile = { source: 'en', target: 'zh-CN', units: all };
        expect(readXliff(writeXliff(exchange, 'aurora'))).toEqual(exchange);
      }),
    );
  });

  it('reads what tools make of it: comments, CDATA, groups, split segments, marks', () => {
    const file = wrap(`<!-- ok --><group id="g"><unit id="a" name="x"><notes><note>n</note></notes>
      <segment><source>One. </source><target><mrk id="1">Eins.</mrk> </target></segment>
      <ignorable><source>|</source></ignorable>
      <segment><source><![CDATA[<Two>]]></source><target>&#x5A;wei</target></segment></unit></group>`);
    expect(readXliff(file)).toMatchObject({
      units: [{ key: 'a', source: 'One. |<Two>', target: 'Eins. |Zwei' }],
    });
  });

  it.each([
    ['a DTD', `<!DOCTYPE x [<!ENTITY a "b">]>${wrap('')}`, 1, /DTD/],
    ['an entity of its own', wrap(unit('<source>&lol;</source>')), 3, /entity/],
    ['an instruction', wrap('<?php x ?>'), 3, /instructions/],
    ['a tag that is not closed', wrap('<unit id="a"><segment>'), 4, /closes/],
    ['half a file', wrap(unit('<source>a</source>')).slice(0, -20), 3, /closes <unit>/],
    ['another format', '<html></html>', 1, /not XLIFF/],
    ['version 1.2', '<xliff version="1.2"><file/></xliff>', 1, /2\.0 and 2\.1/],
    ['no language', wrap('', 'version="2.1" srcLang="en"'), 1, /srcLang/],
    ['a key twice', wrap(`${unit('<source>a</source>')}\n${unit('<source>b</source>')}`), 4, /twice/],
    ['a code', wrap(unit('<source>a<ph id="1"/></source>')), 3, /not in the file/],
    ['a null character', wrap(unit('<source>&#0;</source>')), 3, /no character/],
    ['a bare ampersand', wrap(unit('<source>a & b</source>')), 3, /&amp;/],
    ['another encoding', `<?xml version="1.0" encoding="utf-16"?>${wrap('')}`, 1, /UTF-8/],
    ['an attribute twice', wrap('<unit id="a" id="b"/>'), 3, /twice/],
    ['great depth', wrap('<group id="g">'.repeat(100)), 3, /deeply/],
    ['nothing', '', 1, /no element/],
  ])('is refused with its line for %s', (_what, file, line, message) => {
    expect(readXliff(file)).toEqual({ line, message: expect.stringMatching(message) as string });
  });

  it('takes any broken file for a fault, never for an exception', () => {
    const good = writeXliff(
      { source: 'en', target: 'my', units: [{ key: 'a', source: 'x & y', target: 'z' }] },
      'f',
    );
    fc.assert(
      fc.property(fc.nat(good.length), fc.nat(8), fc.string({ maxLength: 4 }), (at, cut, put) => {
        const read = readXliff(good.slice(0, at) + put + good.slice(at + cut));
        expect('units' in read || ('line' in read && read.line > 0)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
