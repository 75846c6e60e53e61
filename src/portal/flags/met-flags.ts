/** Flags with variants that the page has read, and those of them on whose page something was pressed. */
export type MetFlags = {
  /** Notes that a variant of a flag decides something on the page. */
  meet: (flag: string) => void;
  /** Notes that something is pressed on a page with these variants. */
  press: () => void;
  /** Forgets what the page before had, when another is shown. */
  turn: () => void;
};

type Told = { met: string[]; pressed: string[] };

/** Milliseconds in which a page gathers what it tells at once. */
const gatherMs = 2000;
/** Most flags of one message. */
const most = 20;

/** Tells the server, each flag once in the life of the page; what was not told is told the next time. */
export function createMetFlags({
  send,
  later,
}: {
  send: (told: Told) => Promise<unknown>;
  later: (task: () => void, milliseconds: number) => void;
}): MetFlags {
  const here = new Set<string>();
  const told = { met: new Set<string>(), pressed: new Set<string>() };
  const next = { met: new Set<string>(), pressed: new Set<string>() };
  let waits = false;

  const flush = (): void => {
    waits = false;
    const message = { met: [...next.met].slice(0, most), pressed: [...next.pressed].slice(0, most) };
    if (message.met.length + message.pressed.length === 0) return;
    for (const what of ['met', 'pressed'] as const) {
      for (const flag of message[what]) {
        next[what].delete(flag);
        told[what].add(flag);
      }
    }
    // Figures are no reason to disturb a player: what gets lost is missing in both variants alike.
    send(message).catch(() => undefined);
    if (next.met.size + next.pressed.size > 0) soon();
  };
  const soon = (): void => {
    if (waits) return;
    waits = true;
    later(flush, gatherMs);
  };
  const note = (what: 'met' | 'pressed', flag: string): void => {
    if (told[what].has(flag) || next[what].has(flag)) return;
    next[what].add(flag);
    soon();
  };

  return {
    meet(flag) {
      here.add(flag);
      note('met', flag);
    },
    press() {
      for (const flag of here) note('pressed', flag);
    },
    turn: () => here.clear(),
  };
}
