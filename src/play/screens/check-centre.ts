import type { ProblemCodes } from '#engine/problems.ts';
import type { Brand, BrandDocument } from '#engine/validate/brand.ts';
import { shownBlocks } from '#engine/validate/shown-blocks.ts';

export const centreProblems = {
  PANEL_WITHOUT_CENTRE: {
    severity: 'error',
    explanation: 'The address of a panel opens no centre that would show it.',
  },
} as const satisfies ProblemCodes;

/** A panel names the modal that its address opens at it, and that modal shows panels. */
export function checkCentre(brand: Brand<keyof typeof centreProblems>, screen: BrandDocument): void {
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
  // An unknown modal is reported as an unknown reference.
  if (!modal || shownBlocks(modal).some(({ type }) => type === 'centre')) return;
  brand.report(screen.key, {
    code: 'PANEL_WITHOUT_CENTRE',
    pointer: '/centre',
    message: `The modal "${String(centre)}" has no block of type "centre" that shows, so the panel "${screen.id}" never would.`,
    fix: 'Name a modal with such a block, or add one to its "body".',
  });
}
