import { screenOfRole } from '#engine/roles.ts';
import { formatMoney } from '../../format/format-money.ts';
import type { CallValue } from '../../gateway/call-types.ts';
import type { Portal } from '../../runtime/portal.ts';
import { openPanel } from '../../actions/open-panel.ts';
import { drawName } from '../draw-name.ts';
import { lotteryPath } from '../lottery-path.ts';

type Win = CallValue<'lotteryWins'>['wins'][number];

/** More draws than these are one notice: each would push another off the page. */
const single = 2;

/** A draw in which every bet was lost paid nothing. */
export const isWin = ({ payout }: Win): boolean => BigInt(payout) > 0n;

/** True when more was paid than staked; where the platform does not say the stake, what was paid counts. */
const isGain = (wins: readonly Win[]): boolean =>
  wins.some(({ stake }) => stake === undefined) || sumOf(wins, 'payout') > sumOf(wins, 'stake');

const sumOf = (wins: readonly Win[], what: 'payout' | 'stake'): bigint =>
  wins.reduce((sum, win) => sum + BigInt(win[what] ?? 0), 0n);

/** Shows what draws paid: lost ones quietly and together, then wins, each with a link to its bets. */
export function tellDraws(portal: Portal, draws: readonly Win[], digits: number): void {
  tellLost(
    portal,
    draws.filter((draw) => !isWin(draw)),
  );
  const wins = draws.filter(isWin);
  if (wins.length > 0) tellWins(portal, wins, digits);
}

function tellLost(portal: Portal, [first, ...others]: readonly Win[]): void {
  if (!first) return;
  const say = portal.texts.say();
  portal.toasts.show(
    others.length === 0
      ? say('lottery.lost', { game: first.name, numero: drawName(first.numero) })
      : say('lottery.lost.many', { draws: others.length + 1 }),
    'info',
  );
}

function tellWins(portal: Portal, wins: readonly Win[], digits: number): void {
  const { texts, toasts, navigation } = portal;
  const say = texts.say();
  const money = (minor: bigint, currency: string) =>
    formatMoney(String(minor), currency, digits, texts.locale());
  const amounts = (told: readonly Win[], currency: string) => ({
    amount: money(sumOf(told, 'payout'), currency),
    stake: money(sumOf(told, 'stake'), currency),
  });
  const toneOf = (told: readonly Win[]) => (isGain(told) ? 'success' : 'info');
  const [first] = wins;
  if (first && wins.length > single && wins.every(({ currency }) => currency === first.currency)) {
    const params = { ...amounts(wins, first.currency), draws: wins.length };
    const run = () => void openPanel(portal, 'bets');
    return toasts.show(say(isGain(wins) ? 'lottery.won.many' : 'lottery.back.many', params), toneOf(wins), {
      label: say('lottery.won.record'),
      run,
    });
  }
  // The latest draw is shown last, as the newest toast.
  for (const win of wins.toReversed()) {
    const params = { ...amounts([win], win.currency), game: win.name, numero: drawName(win.numero) };
    const run = () => void navigation.closeModals().then(() => navigation.go(betsAddress(portal, win)));
    toasts.show(say(isGain([win]) ? 'lottery.won.one' : 'lottery.back.one', params), toneOf([win]), {
      label: say('lottery.won.look'),
      run,
    });
  }
}

/** Address of the member's bets on a lottery: on the page of its kind. */
function betsAddress({ documents }: Portal, { game, gameType, region }: Win): string {
  const { current } = documents;
  const path =
    lotteryPath(current.screens, { gameType, region }) ?? screenOfRole(current, 'home')?.path ?? '/';
  return `${path}?${new URLSearchParams({ gameCode: game, view: 'bets' }).toString()}`;
}
