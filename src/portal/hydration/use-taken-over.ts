import { useSyncExternalStore } from 'react';
import { isDrawn, onTakenOver } from './taken-over.ts';

const watch = (changed: () => void): (() => void) => onTakenOver(document.documentElement, changed);

/**
 * False on the server and while a page stands as it drew it, true from the takeover on: what the browser alone knows, such as what the
 * tab keeps or the time, is shown from then on. The page turns before a press that was kept for it is made.
 */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    watch,
    () => !isDrawn(document.documentElement),
    () => false,
  );
