import type { RefObject } from 'react';

/** A ref that gives one element to two holders. */
export const mergeRefs =
  <E extends Element>(object: RefObject<E | null>, callback: ((element: E | null) => void) | undefined) =>
  (element: E | null): void => {
    object.current = element;
    callback?.(element);
  };
