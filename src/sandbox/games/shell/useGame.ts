import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Json } from '../rules/rules.ts';
import { ask, type Hello, type Refused, type GameReply, type GameRound } from './api.ts';
import { gainOf } from './gain.ts';
import { chipText, moneyText, oddsIn, timesIn } from './money.ts';
import { hearPortal, tellPortal } from './portal.ts';
import { playNotes } from './sound.ts';
import type { Table } from './table.ts';
import { pageWords, sayError, sayWith } from './texts.ts';

export const randomSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export type Notice = { words: string; code?: string; won?: boolean; at: number };
const refused = (answer: GameReply | Hello | Refused): answer is Refused => !answer.ok;

/** The launch of this page: greets the server, keeps balance and seeds, and plays. */
export function useGame() {
  const [hello, setHello] = useState<Hello>();
  const [failure, setFailure] = useState<string>();
  const [balance, setBalance] = useState<string | null>(null);
  const [pot, setPot] = useState<string | null>(null);
  const [free, setFree] = useState<Hello['free']>(null);
  const [fair, setFair] = useState<Hello['fair']>({ nonce: 1, hash: '' });
  const [clientSeed, setClientSeed] = useState(randomSeed);
  const [chip, setChip] = useState('');
  const [asking, setAsking] = useState(false);
  const [paused, setPaused] = useState(false);
  const [sound, setSound] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const latest = useRef<string | null>(null);
  const offset = useRef(0);
  const lock = useRef(false);
  /** A round is on show whose result is not told yet: the balance would tell it. */
  const showing = useRef(false);
  const [say] = useState(() => sayWith(pageWords()));

  const receive = useCallback((answer: Hello | Refused) => {
    if (refused(answer)) {
      setFailure(answer.code);
      tellPortal('*', {
        type: 'error',
        code: answer.code === 'SESSION_EXPIRED' ? 'SESSION_EXPIRED' : 'UNAVAILABLE',
      });
      return;
    }
    setFailure(undefined);
    offset.current = answer.now - Date.now();
    document.title = answer.game.name;
    setBalance(answer.balance);
    latest.current = answer.balance;
    setFair(answer.fair);
    setFree(answer.free);
    setPot(answer.pot);
    setChip((old) => old || (answer.chips[1] ?? answer.chips[0] ?? '1'));
    setHello(answer);
  }, []);
  const greet = useCallback(() => ask<Hello>('hello').then(receive), [receive]);
  useEffect(() => void ask<Hello>('hello').then(receive), [receive]);

  const refresh = useCallback(async () => {
    const answer = await ask<{ ok: true; balance: string | null }>('balance');
    if (!answer.ok) return;
    latest.current = answer.balance;
    if (!lock.current && !showing.current) setBalance(answer.balance);
  }, []);

  const portal = hello?.portal;
  useEffect(() => {
    if (portal === undefined) return undefined;
    const leave = hearPortal(portal, (message) => {
      if (message.type === 'theme') document.documentElement.dataset['theme'] = message.mode;
      else if (message.type === 'balance') void refresh();
      else setPaused(message.type === 'pause');
    });
    // Not before it is heard: the portal answers with how it looks, and whether to pause.
    tellPortal(portal, { type: 'ready' });
    return leave;
  }, [portal, refresh]);

  const inform = useCallback(
    (words: string, more: Partial<Notice> = {}) => setNotice({ words, at: Date.now(), ...more }),
    [],
  );

  const send = useCallback(
    async (name: 'play' | 'act', body: unknown, stake: bigint): Promise<GameRound | undefined> => {
      if (lock.current || paused) return undefined;
      lock.current = true;
      setAsking(true);
      // The result of the round before would stand there as if it were this one's.
      setNotice(undefined);
      const showsRound = (open: boolean): void => {
        if (portal === undefined) return;
        tellPortal(portal, { type: 'round', open, ...(open && { stake: String(stake) }) });
      };
      // Before the payout is known: the portal hears of the balance from the gateway.
      showsRound(true);
      if (stake > 0n)
        setBalance((old) => (old === null || BigInt(old) < stake ? old : String(BigInt(old) - stake)));
      // The same number again is the same round: once more is safe.
      let answer = await ask<GameReply>(name, body);
      if (!answer.ok && answer.code === 'OFFLINE') answer = await ask<GameReply>(name, body);
      lock.current = false;
      setAsking(false);
      if (!answer.ok) {
        showsRound(false);
        setBalance(latest.current);
        if ('fair' in answer && answer.fair) setFair(answer.fair);
        inform(sayError(say, answer.code), { code: answer.code });
        if (answer.code === 'SESSION_EXPIRED' && portal !== undefined)
          tellPortal(portal, { type: 'error', code: 'SESSION_EXPIRED' });
        if (['PLATFORM_AWAY', 'STALE_ROUND', 'NO_FREE_ROUNDS'].includes(answer.code)) void greet();
        return undefined;
      }
      offset.current = answer.now - Date.now();
      latest.current = answer.balance ?? latest.current;
      setFair(answer.fair);
      setFree(answer.free);
      setPot(answer.pot);
      showing.current = answer.round.status === 'done';
      if (!showing.current) {
        setBalance(latest.current);
        showsRound(false);
      }
      if (portal !== undefined) tellPortal(portal, { type: 'balance' });
      return answer.round;
    },
    [paused, portal, say, inform, greet],
  );

  const now = useCallback(() => Date.now() + offset.current, []);
  const table = useMemo<Table | undefined>(() => {
    if (!hello) return undefined;
    const { digits, language, currency } = hello;
    const money = (amount: string | bigint): string => moneyText(amount, { digits, language, currency });
    return {
      hello,
      say,
      money,
      chip,
      setChip,
      pot,
      timesText: timesIn(language),
      oddsText: oddsIn(language),
      short: (amount) => moneyText(amount, { digits, language }),
      chipText: (amount) => chipText(amount, { digits, language }),
      busy: asking || paused,
      free,
      play: (bet: Json, stake, of) =>
        send('play', { nonce: fair.nonce, bet, clientSeed, ...(of !== undefined && { free: of }) }, stake),
      act: (round, move, stake = 0n) => send('act', { round: round.id, move }, stake),
      shown(round, words) {
        showing.current = false;
        setBalance(latest.current);
        if (portal !== undefined) tellPortal(portal, { type: 'round', open: false });
        const won = BigInt(round.payout ?? '0');
        if (round.status === 'cancelled') inform(say('cancelled'));
        else if (round.status === 'done') {
          // A payout not above the stake is not celebrated as a win.
          const gain = gainOf(round);
          const gained = gain > 0n;
          const told = { amount: money(won), net: `${gained ? '+' : ''}${money(gain)}` };
          if (gained) inform(words?.won ?? say('won', told), { won: true });
          else inform(won > 0n ? say('returned', told) : (words?.lost ?? say('lost')));
          if (sound) playNotes(gained ? [523, 659, 784, 1047] : won > 0n ? [392] : [262]);
        }
      },
      showsMore() {
        if (showing.current && portal !== undefined) tellPortal(portal, { type: 'showing' });
      },
      tell: (words) => inform(words),
      refresh,
      still: matchMedia('(prefers-reduced-motion: reduce)').matches,
      now,
    };
  }, [
    hello,
    say,
    chip,
    asking,
    paused,
    pot,
    fair,
    free,
    clientSeed,
    send,
    sound,
    inform,
    refresh,
    now,
    portal,
  ]);

  return {
    table,
    failure,
    balance,
    fair,
    clientSeed,
    setClientSeed,
    notice,
    paused,
    sound,
    setSound,
    greet,
    say,
    leave: () =>
      parent === window
        ? location.assign(hello?.returnUrl ?? '/')
        : portal !== undefined && tellPortal(portal, { type: 'close' }),
    deposit: () => portal !== undefined && tellPortal(portal, { type: 'deposit' }),
  };
}
