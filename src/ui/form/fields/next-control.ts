import { useEffect, type RefObject } from 'react';

/** Target of a phone's "next" key: on touch keyboards Enter moves on in every field but the last; on desktops it submits. */
const nextControl = (target: EventTarget | null): HTMLElement | undefined => {
  if (!(target instanceof HTMLInputElement) || target.enterKeyHint !== 'next') return undefined;
  if (!matchMedia('(pointer: coarse)').matches) return undefined;
  const controls = [...(target.form?.elements ?? [])].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element.hasAttribute('name') && !element.hasAttribute('disabled'),
  );
  return controls[controls.indexOf(target) + 1];
};

const nextOnEnter = (event: KeyboardEvent): void => {
  const next = event.key === 'Enter' && !event.isComposing && nextControl(event.target);
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** Lets a phone's "next" key move on. Listens by itself, so that React need not make an event of its own for each key. */
export const useNextOnEnter = (form: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = form.current;
    element?.addEventListener('keydown', nextOnEnter);
    return () => element?.removeEventListener('keydown', nextOnEnter);
  });
};
