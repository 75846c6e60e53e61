/** Below the button, aligned with its start, centre or end; or beside it. */
export type Placement = 'start' | 'center' | 'end' | 'beside';

const gap = 6;
const margin = 8;

/** Keeps a popover below its button, or above without room, on scrolling and resizing. Returns a function that stops. */
export function placePopover(button: HTMLElement, panel: HTMLElement, placement: Placement): () => void {
  const placeBeside = (anchor: DOMRect, { width, height }: DOMRect) => {
    const rightToLeft = getComputedStyle(button).direction === 'rtl';
    panel.style.left = `${rightToLeft ? anchor.left - gap - width : anchor.right + gap}px`;
    panel.style.top = `${Math.max(margin, Math.min(anchor.top, innerHeight - height - margin))}px`;
    panel.style.maxHeight = `${innerHeight - 2 * margin}px`;
  };
  const place = () => {
    const anchor = button.getBoundingClientRect();
    const box = panel.getBoundingClientRect();
    if (placement === 'beside') return placeBeside(anchor, box);
    const { width, height } = box;
    const rightToLeft = getComputedStyle(button).direction === 'rtl';
    const left = {
      start: rightToLeft ? anchor.right - width : anchor.left,
      center: anchor.left + (anchor.width - width) / 2,
      end: rightToLeft ? anchor.left : anchor.right - width,
    }[placement];
    const below = anchor.bottom + gap;
    const fits = below + height <= innerHeight - margin || anchor.top < innerHeight / 2;
    panel.style.left = `${Math.max(margin, Math.min(left, innerWidth - width - margin))}px`;
    panel.style.top = `${fits ? below : Math.max(margin, anchor.top - gap - height)}px`;
    panel.style.maxHeight = `${fits ? innerHeight - below - margin : anchor.top - gap - margin}px`;
  };
  place();
  addEventListener('resize', place);
  addEventListener('scroll', place, { capture: true, passive: true });
  const grown = new ResizeObserver(place);
  grown.observe(panel);
  return () => {
    grown.disconnect();
    removeEventListener('resize', place);
    removeEventListener('scroll', place, { capture: true });
  };
}
