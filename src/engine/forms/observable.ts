type Listener = () => void;

/** Hidden from who reads a state: neither listed nor copied by Object.entries or JSON. */
const LISTENERS = Symbol('listeners');

type Observed = { [LISTENERS]: readonly Listener[] };

const NOBODY: readonly Listener[] = [];

/** Makes a plain object one that can be subscribed to. */
export const observable = <State extends object>(state: State): State =>
  Object.assign(state, { [LISTENERS]: NOBODY });

/**
 * Calls the listener after each change of a field's or the form's state, once for all that one step changed; gives the
 * function that ends it. When it is called, every state is up to date.
 */
export const subscribe = (state: object, listener: Listener): (() => void) => {
  const observed = state as Observed;
  observed[LISTENERS] = [...observed[LISTENERS], listener];
  return () => {
    const at = observed[LISTENERS].indexOf(listener);
    if (at >= 0) observed[LISTENERS] = observed[LISTENERS].filter((_, index) => index !== at);
  };
};

type Writable<State> = { -readonly [Key in keyof State]: State[Key] };

/** Writes to states, and tells those who listen. */
export type Changes = {
  put<State extends object, Key extends keyof State>(state: State, key: Key, value: State[Key]): void;
  /** Runs a step whose changes belong together: listeners are called when it is done. Steps may stand in one another. */
  together<Result>(step: () => Result): Result;
};

export const createChanges = (): Changes => {
  const changed = new Set<object>();
  let depth = 0;

  const tell = (): void => {
    const states = [...changed];
    changed.clear();
    for (const state of states) for (const listener of (state as Observed)[LISTENERS]) listener();
  };

  return {
    put: (state, key, value) => {
      if (Object.is(state[key], value)) return;
      (state as Writable<typeof state>)[key] = value;
      changed.add(state);
      if (depth === 0) tell();
    },
    together: (step) => {
      depth += 1;
      try {
        return step();
      } finally {
        depth -= 1;
        if (depth === 0 && changed.size > 0) tell();
      }
    },
  };
};
