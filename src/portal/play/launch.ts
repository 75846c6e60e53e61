import { screenOfRole } from '#engine/roles.ts';
import { CallError } from '../gateway/call-error.ts';
import type { CallRequest, CallValue } from '../gateway/call-types.ts';
import { guestType } from '../session/member-types.ts';
import type { Portal } from '../runtime/portal.ts';
import type { Popup } from '../runtime/window-port.ts';
import type { MoveIn, Start, VendorWallet } from './play-store.ts';

type Answer = CallValue<'launchAddress'>;

export type LaunchOptions = {
  popup?: Popup | undefined;
  /** For a vendor with its own wallet. When absent, the player is asked. */
  move?: MoveIn | undefined;
};

/** For the wallet's money, or for play money. */
export type Mode = Answer['launchMode'];

/** Without a mode: for money, and of guests for play money. */
type LaunchTerms = Pick<LaunchOptions, 'move'> & { mode?: Mode | undefined };

/** Widest page that gets vendors' phone versions, in CSS pixels. */
const narrowest = 640;

/** Body of a launch (specification section 3). The session goes in the call's header, never into an address. */
function payloadOf(portal: Portal, { game, roomId }: Start, { move, mode }: LaunchTerms) {
  const session = portal.session.current;
  const { merchantCode } = portal.documents.current.brand;
  const body: CallRequest<'launchAddress'>['body'] = {
    gameId: game.id,
    ...(roomId === undefined ? {} : { roomId }),
    vassalage: game.vassalage,
    accountType: game.accountTypeName,
    launchMode: session?.type === guestType ? 'trial' : (mode ?? 'real'),
    platform: 'W',
    clientType: innerWidth <= narrowest ? 'H5' : 'WEB',
    ...(session ? { username: session.account } : {}),
    ...(merchantCode === undefined ? {} : { merchantCode }),
    language: portal.language.current,
    ...move,
  };
  return body;
}

/** Requests the address of a game. */
export const launchAddress = (portal: Portal, start: Start, terms: LaunchTerms = {}): Promise<Answer> =>
  portal.gateway.call('launchAddress', { body: payloadOf(portal, start, terms) });

/** Address of the page that shows a game, without secrets. */
function gamePageAddress({ documents }: Portal, { game, roomId }: Start): string {
  const query = new URLSearchParams({ game: game.id, ...(roomId === undefined ? {} : { room: roomId }) });
  return `${screenOfRole(documents.current, 'game')?.path ?? '/'}?${query.toString()}`;
}

/** Starts a game: loader, address, then the game's page, or a window for a provider that requires one. */
export async function launch(
  portal: Portal,
  start: Start,
  { popup, move }: LaunchOptions = {},
): Promise<void> {
  const { play } = portal;
  const starting = { state: 'starting', ...start } as const;
  play.set(starting);
  let answer: Answer;
  try {
    answer = await launchAddress(portal, start, { move });
  } catch (error) {
    popup?.close();
    if (play.state !== starting) return;
    const wallet = walletOf(error);
    play.set(wallet ? { state: 'asking', ...start, wallet } : { state: 'idle' });
    if (wallet) return;
    throw error;
  }
  // The player has cancelled or chosen another game meanwhile.
  if (play.state !== starting) return popup?.close();
  if (answer.game_url2 !== undefined) return openWindow(portal, start, answer.game_url2, popup);
  popup?.close();
  play.launch({ ...start, answer });
  await portal.navigation.closeModals();
  portal.navigation.go(gamePageAddress(portal, start));
}

function openWindow({ play, window }: Portal, start: Start, address: string, popup: Popup | undefined): void {
  const opened = popup && !popup.closed() ? popup : window.popup(undefined, 'livery-game');
  opened?.go(address);
  play.set(opened ? { state: 'idle' } : { state: 'blocked', ...start, address });
}

/** Wallet data of a vendor that asks for a transfer before the start; undefined for any other failure. */
export function walletOf(cause: unknown): VendorWallet | undefined {
  if (!(cause instanceof CallError) || cause.code !== 'CONFIRM_TRANSFER') return undefined;
  const given = (cause.value ?? {}) as Partial<VendorWallet>;
  return { balance: '0', amount: given.balance ?? '0', currency: '', digits: 0, ...given };
}
