import type { Engine } from '../catalogue/engines.ts';
import type { Return } from '../rules/returns.ts';
import type { RoundOnPage } from '../rules/round.ts';

export type GameRound = RoundOnPage;

export type Hello = {
  ok: true;
  game: { code: string; vassalage: string; name: string; engine: Engine; returns: Return };
  trial: boolean;
  currency: string;
  digits: number;
  language: string;
  /** Of every time on the page. */
  timeZone: string;
  /** Origin of the page that frames the game. */
  portal: string;
  returnUrl: string;
  balance: string | null;
  chips: string[];
  most: string;
  fair: { nonce: number; hash: string };
  open: GameRound[];
  /** Rounds that the platform gives, which are played before stakes are taken. */
  free: { id: string; left: number; stake: string; until: number } | null;
  pot: string | null;
  now: number;
};

export type GameReply =
  | {
      ok: true;
      round: GameRound;
      balance: string | null;
      fair: Hello['fair'];
      free: Hello['free'];
      pot: string | null;
      now: number;
    }
  | { ok: false; code: string; fair?: Hello['fair'] };
export type Refused = { ok: false; code: string };

/** The token of the launch stands in the fragment, which no request contains. */
const token = location.hash.slice(1);

/** Asks the vendor's server; a connection that fails is the refusal OFFLINE. */
export async function ask<Answer>(name: string, body: unknown = {}): Promise<Answer | Refused> {
  try {
    const response = await fetch(`/sandbox/vendors/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!response.ok && response.status !== 401) return { ok: false, code: 'OFFLINE' };
    return (await response.json()) as Answer | Refused;
  } catch {
    return { ok: false, code: 'OFFLINE' };
  }
}
