import { useText } from '#ui/text/use-text.ts';
import './cashier.css';

const tones: Readonly<Record<string, 'good' | 'open' | 'bad'>> = {
  CONFIRMED: 'good',
  CLOSED: 'good',
  PENDING: 'open',
  REQUESTED: 'open',
  APPROVED: 'open',
  PAID: 'open',
  DISPUTED: 'open',
  FAILED: 'bad',
  EXPIRED: 'bad',
  CANCELLED: 'bad',
  REJECTED: 'bad',
};

/** State of a deposit or withdrawal, as text with a tone. */
export function StateBadge({ of, state }: { of: 'deposit' | 'withdrawal'; state: string }) {
  const say = useText();
  return (
    <span className="lv-cash-state" data-tone={tones[state]}>
      {say(`cashier.${of}.state.${state}`)}
    </span>
  );
}
