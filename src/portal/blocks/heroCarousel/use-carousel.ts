import { useEffect, useState } from 'react';

export type Carousel = {
  index: number;
  /** The player has not stopped it: it moves on by itself unless something holds it. */
  playing: boolean;
  /** Moving on by itself right now. */
  running: boolean;
  go: (index: number) => void;
  next: () => void;
  previous: () => void;
  toggle: () => void;
  /** Holds the show while the pointer or the focus is in it. */
  hold: (held: boolean) => void;
};

const wrap = (index: number, count: number) => (count === 0 ? 0 : ((index % count) + count) % count);

/**
 * Which of `count` slides stands. Moves on every `interval` ms (0 never), not while held, not after the player stopped it, not in a
 * hidden tab, and never when motion is unwanted. A shrinking `count` keeps the index within bounds.
 */
export function useCarousel(count: number, interval: number, still: boolean): Carousel {
  const [position, setPosition] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  const hidden = useHiddenTab();
  const index = wrap(position, count);
  const automatic = count > 1 && interval > 0 && !still;
  const playing = automatic && !stopped;
  const running = playing && !held && !hidden;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setPosition(wrap(index + 1, count)), interval);
    return () => clearTimeout(timer);
  }, [running, index, count, interval]);

  return {
    index,
    playing,
    running,
    go: (target) => setPosition(wrap(target, count)),
    next: () => setPosition(wrap(index + 1, count)),
    previous: () => setPosition(wrap(index - 1, count)),
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
