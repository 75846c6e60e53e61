import { useEffect, useRef } from 'react';
import { pointerSteps } from '#engine/json/pointer.ts';

/** Scrolls to the field of the address's place on opening, or to its nearest unfolded parent. */
export function useFocusedPlace(pointer: string | undefined) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pointer === undefined) return;
    const steps = pointerSteps(pointer);
    const places = [...(form.current?.querySelectorAll('[data-pointer]') ?? [])];
    for (let depth = steps.length; depth > 0; depth -= 1) {
      const place = places.find(
        (element) => element.getAttribute('data-pointer') === steps.slice(0, depth).join('/'),
      );
      if (!place) continue;
      place.scrollIntoView({ block: 'center' });
      place.querySelector<HTMLElement>('input, textarea, button, select')?.focus({ preventScroll: true });
      return;
    }
  }, [pointer]);
  return form;
}
