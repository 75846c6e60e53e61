import type { DocumentKey } from '#engine/packs.ts';
import type { Path } from '../documents/layer.ts';
import { useWorkspaceState } from '../workspace/WorkspaceContext.tsx';

const isWithin = (path: readonly string[], place: readonly string[]): boolean =>
  place.every((step, index) => path[index] === step);

/** Attributes of an element that shows a value, or a group of values, which somebody else has just changed: the style sheet marks it. */
export function useArrival(key: DocumentKey, place: Path): { 'data-arrived'?: true } {
  const { arrivals } = useWorkspaceState();
  const steps = place.map(String);
  const arrived = arrivals.some(
    (arrival) => arrival.key === key && (isWithin(arrival.path, steps) || isWithin(steps, arrival.path)),
  );
  return arrived ? { 'data-arrived': true } : {};
}
