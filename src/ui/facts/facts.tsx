import { createContext, useContext, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { evaluate } from '#engine/conditions/conditions.ts';

export type FactValue = string | number | boolean | undefined;

/** Current facts of the page; `subscribe` notifies of possible changes. */
export type FactSource = {
  read: (name: string) => FactValue;
  subscribe: (listener: () => void) => () => void;
};

/** A JsonLogic expression, or a constant. */
export type ConditionData = boolean | object;

const none: FactSource = { read: () => undefined, subscribe: () => () => {} };
const FactsContext = createContext<FactSource>(none);

/** Provides the facts that conditions below read. */
export function FactsProvider({ facts, children }: { facts: FactSource; children: ReactNode }) {
  return <FactsContext value={facts}>{children}</FactsContext>;
}

/** The fact source, for reading facts outside of rendering. */
function useFacts(): FactSource {
  return useContext(FactsContext);
}

/** Value of one fact; rerenders only when it changes. */
export function useFact<T extends FactValue = FactValue>(name: string): T | undefined {
  const facts = useFacts();
  const read = () => facts.read(name) as T | undefined;
  return useSyncExternalStore(facts.subscribe, read, read);
}

/** Result of a condition, true when there is none; rerenders only when it changes. */
export function useCondition(condition: ConditionData | undefined): boolean {
  const facts = useFacts();
  const holds = () => condition === undefined || evaluate(condition, facts.read);
  return useSyncExternalStore(facts.subscribe, holds, holds);
}

/** A value computed from facts. `compute` must be stable (useCallback); the result keeps its identity while its JSON is equal. */
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
  return useSyncExternalStore(facts.subscribe, snapshot, snapshot);
}
