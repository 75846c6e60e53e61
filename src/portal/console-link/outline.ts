import './outline.css';

/**
 * A box drawn over the page around a block, with the block's type. It is a popover, so that it lies over modals too, and never
 * in the way of a click.
 */
export function createOutline(look: 'selected' | 'pointed') {
  const box = document.createElement('div');
  box.className = `lv-outline lv-outline-${look}`;
  box.popover = 'manual';
  box.setAttribute('aria-hidden', 'true');
  const label = document.createElement('span');
  box.append(label);

  return {
    /** Puts the box around an area of the viewport; without one it goes. `raise` brings it over what opened meanwhile. */
    draw(area: DOMRect | undefined, words: string, raise = false): void {
      if (!area) {
        box.remove();
        return;
      }
      if (!box.isConnected) document.body.append(box);
      const open = box.matches(':popover-open');
      if (open && raise) box.hidePopover();
      if (!open || raise) box.showPopover();
      label.textContent = words;
      box.dataset['inside'] = String(area.top < 24);
      Object.assign(box.style, {
        left: `${area.left}px`,
        top: `${area.top}px`,
        width: `${area.width}px`,
        height: `${area.height}px`,
      });
    },
  };
}
