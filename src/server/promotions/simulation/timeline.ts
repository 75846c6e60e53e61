import { byTime, type Occasion } from '#play/promotions/simulation.ts';

const hourMs = 3_600_000;

export type Timeline = ReturnType<typeof createTimeline>;

/** Occasions by the hour of their rewards, so that no sorting takes long. */
export function createTimeline() {
  const hours = new Map<number, Occasion[]>();
  let size = 0;
  return {
    size: () => size,
    add(occasion: Occasion): void {
      const hour = Math.floor(occasion.made.getTime() / hourMs);
      const others = hours.get(hour);
      if (others) others.push(occasion);
      else hours.set(hour, [occasion]);
      size += 1;
    },
    *inOrder(): Generator<Occasion> {
      for (const hour of [...hours.keys()].toSorted((one, other) => one - other))
        yield* (hours.get(hour) ?? []).toSorted(byTime);
    },
  };
}
