import { boxOf, type createBlockPlaces } from './block-places.ts';
import { lineAt, sideOf, type DropSide } from './drop-line.ts';
import type { createOutline } from './outline.ts';

type Places = ReturnType<typeof createBlockPlaces>;

/** Distance in pixels after which a press is a drag. */
const FAR = 6;

const slotOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const screenOf = (path: string): string => path.slice(0, path.indexOf('/'));

/** Drags blocks of the page by mouse or pen; a finger scrolls. */
export function createBlockDrag(
  page: Window,
  places: Places,
  line: ReturnType<typeof createOutline>,
  onDrop: (path: string, beside: string, side: DropSide) => void,
) {
  let held: { path: string; x: number; y: number; isMoving: boolean } | undefined;
  let drop: { beside: string; side: DropSide } | undefined;

  /** The block that the dragged one is dropped beside: one of its own slot, else the innermost of its screen. */
  const besideAt = (path: string, node: Node): string | undefined => {
    const around = places.allAround(node).filter((other) => screenOf(other) === screenOf(path));
    if (around.some((other) => other === path)) return undefined;
    const beside = around.find((other) => slotOf(other) === slotOf(path)) ?? around[0];
    return beside?.endsWith('~') ? undefined : beside;
  };

  const isRowOf = (path: string, box: DOMRect): boolean => {
    const [neighbour] = places
      .paths()
      .filter((other) => other !== path && slotOf(other) === slotOf(path))
      .flatMap((other) => boxOf(places.at(other)) ?? []);
    return neighbour !== undefined && (neighbour.left >= box.right - 2 || neighbour.right <= box.left + 2);
  };

  return {
    isMoving: (): boolean => held?.isMoving ?? false,
    press(path: string | undefined, { clientX: x, clientY: y }: PointerEvent): void {
      held = path === undefined || path.endsWith('~') ? undefined : { path, x, y, isMoving: false };
    },
    move({ clientX: x, clientY: y }: PointerEvent): void {
      if (!held) return;
      held.isMoving ||= Math.hypot(x - held.x, y - held.y) > FAR;
      if (!held.isMoving) return;
      const node = page.document.elementFromPoint(x, y);
      const beside = node ? besideAt(held.path, node) : undefined;
      const box = beside === undefined ? undefined : boxOf(places.at(beside));
      page.document.documentElement.classList.add('lv-dragging');
      if (beside === undefined || !box) {
        drop = undefined;
        line.draw(undefined, '');
        return;
      }
      const isRow = isRowOf(beside, box);
      const isRightToLeft = page.document.documentElement.dir === 'rtl';
      const side = sideOf(box, { x, y }, isRow, isRightToLeft);
      drop = { beside, side };
      line.draw(lineAt(box, side, isRow, isRightToLeft), '', true);
    },
    /** True when a drag ends here, so that the click after it means nothing. */
    release(): boolean {
      const wasMoving = held?.isMoving ?? false;
      if (wasMoving && held && drop) onDrop(held.path, drop.beside, drop.side);
      this.cancel();
      return wasMoving;
    },
    cancel(): void {
      held = undefined;
      drop = undefined;
      line.draw(undefined, '');
      page.document.documentElement.classList.remove('lv-dragging');
    },
  };
}
