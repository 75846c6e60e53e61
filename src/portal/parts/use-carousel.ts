import { useEffect, useState } from 'react';

export type Carousel = {
  /** Which slide stands, 0 up to count − 1. */
  index: number;
  /** Steps taken since the first slide, without end in both directions; `index` is its remainder. */
  position: number;
  /** Moves on by itself unless something holds it: the player has not stopped it. */
  playing: boolean;
  /** Moving on by itself right now. */
  running: boolean;
  /** There is something to stop. */
  stoppable: boolean;
  /** Goes to a slide the short way. */
  go: (index: number) => void;
  next: () => void;
  previous: () => void;
  toggle: () => void;
  /** Holds the show while the pointer or the focus is in it. */
  hold: (held: boolean) => void;
};

/** The slide at a position, however far it is. */
export const slideAt = (position: number, count: number): number =>
  count === 0 ? 0 : ((position % count) + count) % count;

/**
 * Which of `count` slides stands. Moves on every `interval` ms (0 never), not while held, not after the player stopped it, not in a
 * hidden tab, and never when `still`, for players who want no motion.
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

function useHiddenTab(): boolean {
  const [hidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const update = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return hidden;
}
