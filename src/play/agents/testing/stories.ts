import fc from 'fast-check';

/** Where a member stands and with which rate, from a time on. */
type Stand = { at: number; member: string; upline: string | null; rate: number };

/** A settlement of a bet: its valid stake, 0 for one that is void. The later one counts. */
export type Outcome = { bet: number; version: number; validBet: bigint; day: string };

type Bet = { member: string; placedAt: number };

/** A tree with its changes, the bets that were placed meanwhile, and their settlements in some order. */
export type Story = { stands: readonly Stand[]; bets: readonly Bet[]; outcomes: readonly Outcome[] };

const step = 5;
const days = ['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-02'];
const nameOf = (index: number): string => `m${index}`;

const drawn = fc.record({
  parents: fc.array(fc.nat(), { minLength: 1, maxLength: 11 }),
  rates: fc.array(fc.nat(100), { minLength: 12, maxLength: 12 }),
  changes: fc.array(fc.record({ member: fc.nat(), to: fc.nat(), rate: fc.nat(100), moves: fc.boolean() }), {
    maxLength: 8,
  }),
  bets: fc.array(
    fc.record({
      member: fc.nat(),
      at: fc.nat(9),
      outcomes: fc.array(
        fc.record({
          validBet: fc.oneof(fc.constant(0n), fc.bigInt(1n, 30n), fc.bigInt(1n, 10n ** 12n)),
          day: fc.constantFrom(...days),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
    { minLength: 1, maxLength: 14 },
  ),
  order: fc.nat(),
});

type Drawn = typeof drawn extends fc.Arbitrary<infer One> ? One : never;

/** Changes that keep every rate between those of the downlines and that of the upline, and no member below itself. */
function standsOf({ parents, rates, changes }: Pick<Drawn, 'parents' | 'rates' | 'changes'>): Stand[] {
  const now = new Map<string, Stand>();
  const all: Stand[] = [];
  const put = (stand: Stand): void => {
    now.set(stand.member, stand);
    all.push(stand);
  };
  const part = (low: number, high: number, percent: number): number =>
    low + Math.floor(((high - low) * percent) / 100 / step) * step;
  const count = parents.length + 1;
  for (let index = 0; index < count; index += 1) {
    const upline = index === 0 ? null : nameOf((parents[index - 1] ?? 0) % index);
    const most = upline === null ? 1000 : (now.get(upline)?.rate ?? 0);
    put({ at: 0, member: nameOf(index), upline, rate: part(0, most, rates[index] ?? 0) });
  }
  for (const [index, change] of changes.entries()) {
    const member = nameOf(change.member % count);
    const stand = now.get(member);
    if (!stand) continue;
    const isAbove = (id: string): boolean => {
      for (let each: string | null = id; each !== null; each = now.get(each)?.upline ?? null)
        if (each === member) return true;
      return false;
    };
    const to = nameOf(change.to % count);
    const upline = change.moves && !isAbove(to) ? to : stand.upline;
    const above = upline === null ? 1000 : (now.get(upline)?.rate ?? 0);
    const below = [...now.values()]
      .filter((each) => each.upline === member)
      .reduce((most, { rate }) => Math.max(most, rate), 0);
    if (below > above) continue;
    put({ at: index + 1, member, upline, rate: part(below, above, change.rate) });
  }
  return all;
}

export const stories: fc.Arbitrary<Story> = drawn.map(({ bets, order, ...tree }) => {
  const count = tree.parents.length + 1;
  const waiting = bets.map(({ outcomes }, bet) =>
    outcomes.map((outcome, index): Outcome => ({ bet, version: index + 1, ...outcome })),
  );
  const outcomes: Outcome[] = [];
  // Versions of one bet keep their order; those of different bets come as they like.
  for (let seed = order; ; seed = (seed * 48_271 + 11) % 2_147_483_647) {
    const open = waiting.filter(({ length }) => length > 0);
    const next = open[seed % open.length]?.shift();
    if (!next) break;
    outcomes.push(next);
  }
  return {
    stands: standsOf(tree),
    bets: bets.map(({ member, at }) => ({ member: nameOf(member % count), placedAt: at })),
    outcomes,
  };
});
