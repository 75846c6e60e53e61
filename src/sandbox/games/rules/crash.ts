import { amountOf, isRecord, paid, wholeOf, type Json, type Rules, type Step } from './rules.ts';

/** In hundredths of the stake: the chance to reach m times is 0.97 / m. */
const crashReturn = 97;
const most = 1_000_000;
const grain = 1_000_000_000;

/** Multiplier in hundredths after the given milliseconds. */
export const timesAfter = (elapsed: number): number =>
  Math.max(100, Math.floor(100 * Math.exp(elapsed * 0.00012)));
/** Milliseconds until the multiplier is reached. */
export const timeOf = (hundredths: number): number => Math.ceil(Math.log(hundredths / 100) / 0.00012);

type State = { amount: string; auto: number; crash: number };

function read(bet: Json): { amount: bigint; auto: number } | undefined {
  if (!isRecord(bet)) return undefined;
  const amount = amountOf(bet['amount']);
  const auto = bet['auto'] === undefined ? 0 : wholeOf(bet['auto'], 101, most);
  return amount === undefined || auto === undefined ? undefined : { amount, auto };
}
const lastOf = ({ auto, crash }: State): number =>
  auto > 0 && auto <= crash ? timeOf(auto) : timeOf(crash + 1);

const over = (state: State, out: number): Step => ({
  state,
  view: { crash: state.crash, out, auto: state.auto },
  payout: paid(BigInt(state.amount), out * 100),
});

/** Bet: `{ amount, auto? }` (hundredths); moves `{ do: "out" | "wait", at }`, `at` in milliseconds written by the server. */
export const crashRules: Rules = {
  cost: (bet) => read(bet)?.amount,
  begin(bet, dice) {
    const { amount = 0n, auto = 0 } = read(bet) ?? {};
    const crash = Math.min(most, Math.max(99, Math.floor((crashReturn * grain) / (dice.below(grain) + 1))));
    const state: State = { amount: String(amount), auto, crash };
    // Below 1.00 it ends before it begins.
    return crash < 100 ? over(state, 0) : { state, view: { auto }, payout: null };
  },
  moveCost: (_state, move) =>
    isRecord(move) && (move['do'] === 'out' || move['do'] === 'wait') ? 0n : undefined,
  stamp: (move, elapsed) => ({ do: isRecord(move) ? (move['do'] ?? 'wait') : 'wait', at: elapsed }),
  act(given, move) {
    const state = given as State;
    const at = isRecord(move) ? Number(move['at'] ?? 0) : 0;
    const now = timesAfter(at);
    if (state.auto > 0 && state.auto <= state.crash && now >= state.auto) return over(state, state.auto);
    if (now > state.crash) return over(state, 0);
    return isRecord(move) && move['do'] === 'out'
      ? over(state, now)
      : { state, view: { auto: state.auto }, payout: null };
  },
  leave: () => ({ do: 'wait', at: Number.MAX_SAFE_INTEGER }),
  endsAfter: (state) => lastOf(state as State),
};
