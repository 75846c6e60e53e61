import '../gateway/late-calls.ts';
import type { Gateway } from '../gateway/gateway.ts';

/** What a page says of itself while a version is rolled out. */
export type PageHealth = {
  /** Notes that something broke. */
  fault: () => void;
};

/** Milliseconds after which a page counts, with what broke until then. */
const settledMs = 10_000;

/** Tells of a page once, and once more if something breaks later. A page that is left before is not counted. */
export function tellHealth({
  seq,
  call,
  later,
}: {
  seq: number;
  call: Gateway['call'];
  later: (task: () => void, milliseconds: number) => void;
}): PageHealth {
  let [viewed, faulted, told] = [false, false, false];
  const tell = (view: boolean): void => {
    told ||= faulted;
    // What gets lost is missing on both sides alike.
    call('pageHealth', { body: { seq, view, faulted } }).catch(() => undefined);
  };
  later(() => {
    viewed = true;
    tell(true);
  }, settledMs);
  return {
    fault() {
      faulted = true;
      if (viewed && !told) tell(false);
    },
  };
}
