import { own } from '../json/json.ts';
import { isJsonObject } from '../json/json.ts';
import { joinPointer } from '../json/pointer.ts';
import { schemas, type Brand, type BrandDocument } from './brand.ts';
import { shownBlocks, type ShownBlock } from './shown-blocks.ts';

/** Level of the heading that a block renders or is given; undefined when there is none or it is unknown. */
function levelOf({ type, value }: ShownBlock): number | undefined {
  if (type !== 'heading') return own(schemas.blocks, type)?.['x-heading'] as number | undefined;
  const { props } = value;
  const level = isJsonObject(props) ? props['level'] : undefined;
  return typeof level === 'number' ? level : 2;
}

/** One heading of the first level on a page, and no level left out between two headings that follow each other. */
export function checkHeadings(brand: Brand, screen: BrandDocument): void {
  if (screen.content['presentation'] !== 'page') return;
  let first: ShownBlock | undefined;
  let before: ShownBlock | undefined;
  for (const block of shownBlocks(screen)) {
    const level = levelOf(block);
    const above = before?.type === 'heading' ? levelOf(before) : undefined;
    before = block;
    const pointer = joinPointer(block.pointer, ...(block.type === 'heading' ? ['props', 'level'] : ['type']));
    if (level !== undefined && above !== undefined && level > above + 1) {
      brand.report(screen.key, {
        code: 'HEADING_SKIPPED',
        pointer,
        message: `A heading of level ${level} follows one of level ${above}, so whoever has the page read out misses a level.`,
        fix: `Write level ${above + 1}.`,
      });
    }
    if (level !== 1) continue;
    const either = first && first.conditions.length > 0 && block.conditions.length > 0;
    if (first && !either) {
      brand.report(screen.key, {
        code: 'TWO_MAIN_HEADINGS',
        pointer,
        message: `The block "${first.type}" already has the heading of level 1 of the page "${screen.id}".`,
        fix:
          block.type === 'heading'
            ? 'Write level 2, or take the heading out.'
            : 'Take one of the two blocks out, or give a heading before it level 2.',
      });
    }
    first ??= block;
  }
  if (before && !first) {
    brand.report(screen.key, {
      code: 'PAGE_WITHOUT_HEADING',
      pointer: '/body',
      message: `No block of the page "${screen.id}" has a heading of level 1, so whoever has it read out does not hear where they are.`,
      fix: 'Begin with the block "heading" and its "level" 1.',
    });
  }
}
