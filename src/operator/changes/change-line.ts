import type { Change } from './change.ts';

/** A change as one line. */
export function changeLine({ place, what, from, to }: Change): string {
  const values =
    from !== undefined && to !== undefined ? ` ${from} → ${to}` : to !== undefined ? ` ${to}` : '';
  return `${place.join(' › ')}: ${what}${values}`;
}
