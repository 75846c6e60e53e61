/** Milliseconds. A mouse that only passes opens nothing, and one that slips off for a moment closes nothing. */
const openAfter = 90;
const closeAfter = 220;

/** Opens a popover while a mouse is over `area` or over the popover. Returns a function that stops. */
export function openOnHover(area: HTMLElement, panel: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByHover = false;
  const later = (task: () => void, milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(task, milliseconds);
  };
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    later(() => {
      if (panel.matches(':popover-open')) return;
      panel.showPopover();
      openedByHover = true;
    }, openAfter);
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    later(() => {
      if (openedByHover && panel.matches(':popover-open')) panel.hidePopover();
      openedByHover = false;
    }, closeAfter);
  };
  for (const element of [area, panel]) {
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
  }
  return () => {
    clearTimeout(timer);
    for (const element of [area, panel]) {
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
    }
  };
}
