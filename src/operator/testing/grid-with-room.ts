import { vi } from 'vitest';

/** Gives views a size, as in a browser, so that windowed lists and grids draw rows. */
export function gridWithRoom(): void {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
}
