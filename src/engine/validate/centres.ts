import type { Brand, BrandDocument } from './brand.ts';
import { shownBlocks } from './shown-blocks.ts';

/** A panel names the modal that its address opens at it, and that modal shows panels. */
export function checkCentre(brand: Brand, screen: BrandDocument): void {
  if (screen.content['presentation'] !== 'panel') return;
  const { centre } = screen.content;
  if (centre === undefined) {
    brand.report(screen.key, {
      code: 'PANEL_WITHOUT_CENTRE',
      pointer: '/centre',
      message: `The panel "${screen.id}" belongs to no centre, so its address would show nothing.`,
      fix: 'Add "centre" with the id of the modal that shows it.',
    });
    return;
  }
  const modal = brand.document(`screen/${String(centre)}`);
  // A modal that does not exist is told as an unknown reference.
  if (!modal || shownBlocks(modal).some(({ type }) => type === 'centre')) return;
  brand.report(screen.key, {
    code: 'PANEL_WITHOUT_CENTRE',
    pointer: '/centre',
    message: `The modal "${String(centre)}" has no block of type "centre" that shows, so the panel "${screen.id}" never would.`,
    fix: 'Name a modal with such a block, or add one to its "body".',
  });
}
