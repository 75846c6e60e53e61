/** What was found out about a pattern. */
export type Redos =
  | { status: 'safe' }
  /** `attack` is an expression that makes a value, such as `'a'.repeat(31)`; `complexity` says how the time grows. */
  | { status: 'vulnerable'; attack: string; complexity: string }
  | { status: 'unknown'; reason: string };

/** A verdict on a pattern, and how many milliseconds there were for it. */
export type Verdict = { source: string; redos: Redos; given: number };

/** Patterns that are remembered: many times those of all brands, and few enough to be handed from thread to thread. */
const most = 5000;

const known = new Map<string, Verdict>();

/**
 * The verdict on a pattern, where it would not be another one with the time there is now: what could not be shown is tried again only
 * with twice the time.
 */
export function verdictOn(source: string, allowed: number): Redos | undefined {
  const verdict = known.get(source);
  if (!verdict || (verdict.redos.status === 'unknown' && allowed >= 2 * verdict.given)) return undefined;
  return verdict.redos;
}

export function rememberVerdict(verdict: Verdict): void {
  known.delete(verdict.source);
  known.set(verdict.source, verdict);
  // The first of a map is what was remembered the longest ago.
  for (const source of known.keys()) {
    if (known.size <= most) break;
    known.delete(source);
  }
}

/** Every verdict that is remembered, the newest last. */
export const knownVerdicts = (): Verdict[] => [...known.values()];
