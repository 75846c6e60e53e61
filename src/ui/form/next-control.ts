/**
 * The control that a phone's "next" key leads to: on touch keyboards Enter in any field but the last moves on,
 * where a desktop's Enter submits.
 */
export const nextControl = (target: EventTarget): HTMLElement | undefined => {
  if (!(target instanceof HTMLInputElement) || target.enterKeyHint !== 'next') return undefined;
  if (!matchMedia('(pointer: coarse)').matches) return undefined;
  const controls = [...(target.form?.elements ?? [])].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element.hasAttribute('name') && !element.hasAttribute('disabled'),
  );
  return controls[controls.indexOf(target) + 1];
};
