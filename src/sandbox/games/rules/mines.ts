import { shuffle } from './fair/dice.ts';
import { amountOf, isRecord, paid, wholeOf, type Json, type Rules, type Step } from './rules.ts';

export const cells = 25;
/** In ten-thousandths of the stake, whenever one stops. */
const minesReturn = 9700;

/** Gross ten-thousandths after `open` safe cells with `mines` mines: the fair multiplier times the return. */
export function minesTimes(mines: number, open: number): number {
  let even = 1;
  for (let at = 0; at < open; at += 1) even *= (cells - at) / (cells - mines - at);
  return Math.floor(even * minesReturn);
}

type State = { amount: string; mines: number[]; open: number[]; over: boolean };

function read(bet: Json): { amount: bigint; mines: number } | undefined {
  if (!isRecord(bet)) return undefined;
  const amount = amountOf(bet['amount']);
  const mines = wholeOf(bet['mines'], 1, 20);
  return amount === undefined || mines === undefined ? undefined : { amount, mines };
}

function stepOf(state: State, payout: bigint | null): Step {
  const { mines, open } = state;
  const times = minesTimes(mines.length, open.length);
  const next = minesTimes(mines.length, open.length + 1);
  const shown = payout === null ? { open, times, next } : { open, times, mines };
  return { state, view: { ...shown, count: mines.length }, payout };
}
const cellOf = (move: Json): number | undefined =>
  isRecord(move) && move['do'] === 'open' ? wholeOf(move['cell'], 0, cells - 1) : undefined;
const isOut = (move: Json): boolean => isRecord(move) && move['do'] === 'out';

/** Bet: `{ amount, mines }`; moves `{ do: "open", cell }` and `{ do: "out" }`. */
export const minesRules: Rules = {
  cost: (bet) => read(bet)?.amount,
  begin(bet, dice) {
    const { amount = 0n, mines = 1 } = read(bet) ?? {};
    const places = shuffle(
      Array.from({ length: cells }, (_, at) => at),
      dice,
      mines,
    );
    return stepOf({ amount: String(amount), mines: places, open: [], over: false }, null);
  },
  moveCost(state, move) {
    const { open } = state as State;
    if (isOut(move)) return open.length > 0 ? 0n : undefined;
    const cell = cellOf(move);
    return cell !== undefined && !open.includes(cell) ? 0n : undefined;
  },
  act(given, move) {
    const state = given as State;
    const cell = cellOf(move);
    const settle = (last: State): Step =>
      stepOf(last, paid(BigInt(last.amount), minesTimes(last.mines.length, last.open.length)));
    if (cell === undefined) return settle({ ...state, over: true });
    const open = [...state.open, cell];
    if (state.mines.includes(cell)) {
      return stepOf({ ...state, open, over: true }, 0n);
    }
    const next = { ...state, open };
    return open.length === cells - state.mines.length ? settle({ ...next, over: true }) : stepOf(next, null);
  },
  // Stopping needs at least one open cell.
  leave: (state) => ((state as State).open.length > 0 ? { do: 'out' } : { do: 'open', cell: 0 }),
};
