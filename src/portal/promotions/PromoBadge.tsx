import { useText } from '#ui/text/use-text.ts';
import type { Promotion } from './Promotions.tsx';
import './promo-badge.css';

type State = NonNullable<Promotion['standing']>['state'];

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

/** State of a promotion for the member, as text with a tone. */
export function PromoBadge({ state }: { state: State }) {
  const say = useText();
  return (
    <span className="lv-promo-state" data-tone={tones[state]}>
      {say(`promo.state.${state}`)}
    </span>
  );
}
