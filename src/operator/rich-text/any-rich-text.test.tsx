import fc from 'fast-check';
import type { Mark, Node as RichNode } from 'prosemirror-model';
import { expect, it } from 'vitest';
import { canShowRich, readRich, writeRich } from './rich-html.ts';
import { richSchema } from './rich-schema.ts';

const { nodes, marks } = richSchema;

const anyMarks: fc.Arbitrary<readonly Mark[]> = fc
  .subarray([
    marks.link.create({ href: '/a?b=1&c="2"' }),
    marks.strong.create(),
    marks.em.create(),
    marks.sub.create(),
    marks.code.create(),
  ])
  .map((chosen) => chosen.reduce<readonly Mark[]>((set, mark) => mark.addToSet(set), []));

const anyLeaf: fc.Arbitrary<RichNode> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.string({ unit: fc.constantFrom('a', 'ဗ', ' ', '\u00A0', '<', '&', '"'), minLength: 1 }),
        anyMarks,
      )
      .map(([words, set]) => richSchema.text(words, set)),
  },
  fc.constant(nodes.hard_break.create()),
  fc.constant(nodes.picture.create({ html: '<img src="/a.png" alt="A">' })),
);
const anyLine = fc.array(anyLeaf, { maxLength: 5 });
const anyParagraph = anyLine.map((line) => nodes.paragraph.create(null, line));

const anyBlock = fc.letrec<{ block: RichNode; item: RichNode }>((tie) => ({
  item: fc
    .tuple(anyParagraph, fc.array(tie('block'), { maxLength: 2 }))
    .map(([first, rest]) => nodes.list_item.create(null, [first, ...rest])),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    anyParagraph,
    fc.tuple(fc.constantFrom(2, 3, 4), anyLine).map(([level, line]) => nodes.heading.create({ level }, line)),
    fc.constant(nodes.horizontal_rule.create()),
    fc.constant(nodes.kept.create({ html: '<table><tbody><tr><td>1</td></tr></tbody></table>' })),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 3 })
      .map((inside) => nodes.blockquote.create(null, inside)),
    fc
      .tuple(
        fc.constantFrom(nodes.bullet_list, nodes.ordered_list),
        fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
      )
      .map(([type, items]) => type.create(null, items)),
  ),
})).block;

const anyText = fc
  .tuple(fc.boolean(), fc.array(anyBlock, { minLength: 1, maxLength: 4 }))
  .map(([bare, blocks]) => nodes.doc.create({ bare }, blocks));

it('shows whatever it wrote itself, and writes it the same again', () => {
  fc.assert(
    fc.property(anyText, (doc) => {
      const written = writeRich(doc);
      expect(canShowRich(written)).toBe(true);
      const again = writeRich(readRich(written));
      expect(writeRich(readRich(again))).toBe(again);
    }),
  );
});
