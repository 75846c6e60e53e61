import { useText } from '#ui/text/use-text.ts';
import type { Promotion } from './Promotions.tsx';
import './promo-badge.css';

type Standing = NonNullable<Promotion['standing']>;
type State = Standing['state'];

const tones = {
  JOIN: 'open',
  CLAIM: 'good',
  APPLYING: 'open',
  CLOSE: 'quiet',
  REJECTED: 'bad',
  ISSUED: 'good',
  CLAIMED: 'good',
  PROCESS: 'open',
  JOINED: 'open',
  COMING_SOON: 'quiet',
} as const satisfies Record<State, string>;

/** Reasons for which a promotion is closed to everybody. */
const over: ReadonlySet<Standing['reason']> = new Set([undefined, 'ENDED', 'MISSED', 'FULL', 'BUDGET']);

/** Key of the badge's words: a promotion that is closed to this member alone has not ended. */
function wordsOf({ state, reason, missing }: Pick<Standing, 'state' | 'reason' | 'missing'>): string {
  if (state !== 'CLOSE' || over.has(reason)) return state;
  return missing === undefined ? 'closed' : 'missing';
}

/** State of a promotion for the member, as text with a tone. */
export function PromoBadge({ standing }: { standing: Pick<Standing, 'state' | 'reason' | 'missing'> }) {
  const say = useText();
  return (
    <span
      className="lv-promo-state"
      data-tone={standing.missing === undefined ? tones[standing.state] : 'open'}
    >
      {say(`promo.state.${wordsOf(standing)}`)}
    </span>
  );
}
