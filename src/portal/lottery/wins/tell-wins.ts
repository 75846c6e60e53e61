import { screenOfRole } from '#engine/roles.ts';
import { categoryPath } from '../../screens/category-path.ts';
import { formatMoney } from '../../format/format-money.ts';
import type { CallValue } from '../../gateway/call-types.ts';
import { holdsBlock, pageScreens } from '../../screens/find-page.ts';
import type { Portal } from '../../runtime/portal.ts';
import { openPanel } from '../../actions/open-panel.ts';

type Win = CallValue<'lotteryWins'>['wins'][number];

/** More draws than these are one notice: each would push another off the page. */
const single = 2;

/** Shows wins: one toast per draw with a link to its bets, or a single one for many draws. */
export function tellWins(portal: Portal, wins: readonly Win[], digits: number): void {
  const { texts, toasts, navigation } = portal;
  const say = texts.say();
  const money = (minor: string, currency: string) => formatMoney(minor, currency, digits, texts.locale());
  const [first] = wins;
  if (first && wins.length > single && wins.every(({ currency }) => currency === first.currency)) {
    const sum = wins.reduce((total, { payout }) => total + BigInt(payout), 0n);
    const params = { amount: money(String(sum), first.currency), draws: wins.length };
    const run = () => void openPanel(portal, 'bets');
    return toasts.show(say('lottery.won.many', params), 'success', { label: say('lottery.won.record'), run });
  }
  // The latest draw is shown last, as the newest toast.
  for (const win of wins.toReversed()) {
    const params = { amount: money(win.payout, win.currency), game: win.name, numero: win.numero };
    const run = () => void navigation.closeModals().then(() => navigation.go(betsAddress(portal, win)));
    toasts.show(say('lottery.won.one', params), 'success', { label: say('lottery.won.look'), run });
  }
}

/** Address of the member's bets on a lottery: on the page of its kind. */
function betsAddress({ documents }: Portal, { game, gameType, region }: Win): string {
  const { screens } = documents.current;
  const vietnamese = pageScreens(screens).find(({ body }) =>
    holdsBlock(
      body,
      ({ type, props }) => type === 'lotteryLobby' && (props as { offer?: string }).offer === 'vietnam',
    ),
  );
  const path =
    (region === undefined ? undefined : vietnamese?.path) ??
    categoryPath(screens, gameType) ??
    screenOfRole(documents.current, 'home')?.path ??
    '/';
  return `${path}?${new URLSearchParams({ gameCode: game, view: 'bets' }).toString()}`;
}
