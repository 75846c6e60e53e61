import './outline.css';

/** Box around a block with the block's type: a popover, so that it lies over modals, and never intercepts clicks. */
export function createOutline(look: 'selected' | 'pointed' | 'drop') {
  const box = document.createElement('div');
  box.className = `lv-outline lv-outline-${look}`;
  box.popover = 'manual';
  box.setAttribute('aria-hidden', 'true');
  const label = document.createElement('span');
  box.append(label);

  return {
    /** Draws the box around an area of the viewport, or hides it. `raise` puts it over later popovers. */
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
