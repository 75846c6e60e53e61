import { createContext, useContext, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { evaluate } from '#engine/conditions.ts';

export type FactValue = string | number | boolean | undefined;

/** Facts as the page knows them now; `subscribe` tells that some may have changed. */
export type FactSource = {
  read: (name: string) => FactValue;
  subscribe: (listener: () => void) => () => void;
};

/** A JsonLogic expression, or a constant. */
export type ConditionData = boolean | object;

const none: FactSource = { read: () => undefined, subscribe: () => () => {} };
const FactsContext = createContext<FactSource>(none);

/** Gives the blocks below the facts that conditions read. */
export function FactsProvider({ facts, children }: { facts: FactSource; children: ReactNode }) {
  return <FactsContext value={facts}>{children}</FactsContext>;
}

/** The source itself, for code that reads facts outside of drawing. */
function useFacts(): FactSource {
  return useContext(FactsContext);
}

/** One fact; draws again only when its value changes. */
export function useFact<T extends FactValue = FactValue>(name: string): T | undefined {
  const facts = useFacts();
  return useSyncExternalStore(facts.subscribe, () => facts.read(name) as T | undefined);
}

/** Whether a condition holds; none always holds. Draws again only when the answer changes. */
export function useCondition(condition: ConditionData | undefined): boolean {
  const facts = useFacts();
  const holds = () => condition === undefined || evaluate(condition, facts.read);
  return useSyncExternalStore(facts.subscribe, holds);
}

/**
 * A value computed from facts. `compute` must be stable (useCallback); the result keeps its identity while its JSON stays the same.
 */
export function useFromFacts<T>(compute: (read: FactSource['read']) => T): T {
  const facts = useFacts();
  const kept = useRef<{ json: string; value: T } | undefined>(undefined);
  const snapshot = useMemo(
    () => () => {
      const value = compute(facts.read);
      const json = JSON.stringify(value);
      if (kept.current?.json !== json) kept.current = { json, value };
      return kept.current.value;
    },
    [compute, facts],
  );
  return useSyncExternalStore(facts.subscribe, snapshot);
}
