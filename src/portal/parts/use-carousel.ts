import { useEffect, useState, useSyncExternalStore } from 'react';

export type Carousel = {
  /** The current slide, 0 to count − 1. */
  index: number;
  /** Steps since the first slide, unbounded in both directions; `index` is its remainder. */
  position: number;
  /** True while the rotation is on, even if held. */
  playing: boolean;
  /** True while the rotation runs. */
  running: boolean;
  /** True when there is a rotation to stop. */
  stoppable: boolean;
  /** Goes to a slide directly, without wrapping around. */
  go: (index: number) => void;
  next: () => void;
  previous: () => void;
  toggle: () => void;
  /** Pauses the rotation while the pointer or the focus is inside. */
  hold: (held: boolean) => void;
};

/** Slide at any position. */
export const slideAt = (position: number, count: number): number =>
  count === 0 ? 0 : ((position % count) + count) % count;

/**
 * State of a carousel of `count` slides. Advances every `interval` ms (0: never), but not while held, after the player stopped it, in a
 * hidden tab, or with `still` set, for reduced motion.
 */
export function useCarousel(count: number, interval: number, still: boolean): Carousel {
  const [position, setPosition] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  const hidden = useHiddenTab();
  const index = slideAt(position, count);
  const stoppable = count > 1 && interval > 0 && !still;
  const playing = stoppable && !stopped;
  const running = playing && !held && !hidden;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setPosition(position + 1), interval);
    return () => clearTimeout(timer);
  }, [running, position, interval]);

  return {
    index,
    position,
    playing,
    running,
    stoppable,
    go: (target) => setPosition(position + target - index),
    next: () => setPosition(position + 1),
    previous: () => setPosition(position - 1),
    toggle: () => setStopped((was) => !was),
    hold: setHeld,
  };
}

const watchTab = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

const useHiddenTab = (): boolean =>
  useSyncExternalStore(
    watchTab,
    () => document.hidden,
    () => false,
  );
