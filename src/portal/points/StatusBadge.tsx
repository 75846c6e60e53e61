import { useText } from '#ui/text/use-text.ts';
import '#portal/cashier/cashier.css';

const tones = { APPLYING: 'open', REJECTED: 'bad', PASSED: 'good' } as const;

/** Status of an exchange, as text with a tone. */
export function StatusBadge({ status }: { status: keyof typeof tones }) {
  const say = useText();
  return (
    <span className="lv-cash-state" data-tone={tones[status]}>
      {say(`points.status.${status}`)}
    </span>
  );
}
