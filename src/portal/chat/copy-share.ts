import { families } from '#play/lottery-families.ts';
import { lotteryPath } from '../lottery/lottery-path.ts';
import { ticketOf } from '../lottery/repeat/last-ticket.ts';
import type { Selection } from '../lottery/room-types.ts';
import { copyToSlip } from '../lottery/slip/copy-to-slip.ts';
import type { Portal } from '../runtime/portal.ts';
import type { ChatLine } from './chat-types.ts';

/**
 * Puts a shared bet on the reader's own slip, by the rules and odds of now, and opens the lottery. Places nothing. Says why where the lottery
 * is closed or takes such bets no more.
 */
export async function copyShare(
  portal: Portal,
  { game, betType, selection, unit, multiple }: NonNullable<ChatLine['share']>,
): Promise<void> {
  const { documents, gateway, navigation, say, storage, toasts } = portal;
  if (betType === undefined || selection === undefined || unit === undefined || multiple === undefined)
    return;
  const rules = await gateway.call('lotteryGame', { query: { game } });
  const draw = rules.draws.find(({ closesAt }) => closesAt > rules.now);
  const family = families.get(rules.game.family);
  if (!draw || !family) return toasts.show(say('chat.copyClosed'), 'warning');
  const bet = { betType, selection: selection as Selection, unit, multiple };
  const ticket = ticketOf([bet], rules, family);
  if (ticket.state !== 'ready') return toasts.show(say('chat.copyChanged'), 'warning');
  copyToSlip(storage, game, { lines: ticket.lines, numero: draw.numero });
  const { accountType, region } = rules.game;
  const path = lotteryPath(documents.current.screens, {
    gameType: accountType === 'Elott' ? 'ELOTT' : 'LOTT',
    region,
  });
  toasts.show(say('chat.copied'), 'success');
  await navigation.closeModals();
  if (path !== undefined) navigation.go(`${path}?${new URLSearchParams({ gameCode: game }).toString()}`);
}
