/** Result of judging a pattern. */
export type Redos =
  | { status: 'safe' }
  /** `attack` is an expression for a value, such as `'a'.repeat(31)`; `complexity` is the growth of the time. */
  | { status: 'vulnerable'; attack: string; complexity: string }
  | { status: 'unknown'; reason: string };

/** A verdict on a pattern, with the milliseconds allowed for it. */
export type Verdict = { source: string; redos: Redos; given: number };

/** Most verdicts cached: many times the patterns of all brands, few enough to pass between threads. */
const most = 5000;

const known = new Map<string, Verdict>();

/** Cached verdict on a pattern; undefined for `unknown` when at least twice the earlier time is available now. */
export function verdictOn(source: string, allowed: number): Redos | undefined {
  const verdict = known.get(source);
  if (!verdict || (verdict.redos.status === 'unknown' && allowed >= 2 * verdict.given)) return undefined;
  return verdict.redos;
}

export function rememberVerdict(verdict: Verdict): void {
  known.delete(verdict.source);
  known.set(verdict.source, verdict);
  // A map iterates in insertion order, so the oldest entry comes first.
  for (const source of known.keys()) {
    if (known.size <= most) break;
    known.delete(source);
  }
}

/** All cached verdicts, the newest last. */
export const knownVerdicts = (): Verdict[] => [...known.values()];
