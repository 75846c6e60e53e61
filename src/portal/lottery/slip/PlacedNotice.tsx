import { Button, Icon } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { PlacedSlip } from '../room-types.ts';

/** Says that a slip was placed, and the two ways on. */
export function PlacedNotice({
  placed,
  money,
  onBets,
  onClose,
}: {
  placed: PlacedSlip;
  money: (minor: string) => string;
  onBets: () => void;
  onClose: () => void;
}) {
  const say = useText();
  return (
    <div className="lv-placed" role="status">
      <span className="lv-placed-mark">
        <Icon name="check" size={32} />
      </span>
      <p className="lv-placed-total">{money(placed.total)}</p>
      <p>{say('lottery.placed.text', { count: placed.bets.length, balance: money(placed.balance) })}</p>
      <div className="lv-placed-ways">
        <Button variant="secondary" onClick={onBets}>
          {say('lottery.view.bets')}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {say('lottery.placed.more')}
        </Button>
      </div>
    </div>
  );
}
