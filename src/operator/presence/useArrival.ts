import { useCallback, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio';
import type { DocumentKey } from '#engine/packs.ts';
import type { Path } from '../documents/layer.ts';
import { useWorkspace } from '../workspace/WorkspaceContext.tsx';

const isWithin = (path: readonly string[], place: readonly string[]): boolean =>
  place.every((step, index) => path[index] === step);

/**
 * Attributes of an element that shows a value, or a group of values, which somebody else has just changed: the style sheet marks it. Other
 * changes of the workspace do not draw the element anew, of which a page has hundreds.
 */
export function useArrival(key: DocumentKey, place: Path): { 'data-arrived'?: true } {
  const { now } = useWorkspace();
  const steps = place.map(String);
  const arrived = useSyncExternalStore(
    useCallback((changed) => subscribe(now, changed), [now]),
    () =>
      now.state.arrivals.some(
        ({ key: changed, path }) => changed === key && (isWithin(path, steps) || isWithin(steps, path)),
      ),
  );
  return arrived ? { 'data-arrived': true } : {};
}
