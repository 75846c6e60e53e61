import { useEffect, useState } from 'react';

type Loaded<Value> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; value: Value };

/**
 * Outcome of `load`, which must be stable; reloads when `turn` changes and keeps the last value meanwhile. Outdated
 * answers are dropped.
 */
export const useLoaded = <Value>(
  load: () => Promise<Value>,
  turn: number,
): Loaded<Value> & { stale: boolean } => {
  const [state, setState] = useState<{ turn: number; loaded: Loaded<Value> }>({
    turn,
    loaded: { status: 'loading' },
  });
  useEffect(() => {
    let current = true;
    const settle = (loaded: Loaded<Value>): void => {
      if (current) setState({ turn, loaded });
    };
    load().then(
      (value) => settle({ status: 'ready', value }),
      () => settle({ status: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [load, turn]);
  return { ...state.loaded, stale: state.turn !== turn };
};
