import { useText } from '#ui/text/use-text.ts';
import { useMoney } from '../format/use-money.ts';
import './wager-bar.css';

/** How much of a bonus is wagered, as a bar and in words; amounts are minor units. */
export function WagerBar({
  done,
  of,
  money,
}: {
  done: string;
  of: string;
  money: { currency: string; digits: number };
}) {
  const say = useText();
  const { say: amount } = useMoney(money);
  const words = say('promo.progress.wagering', { done: amount(done), of: amount(of) });
  return (
    <div className="lv-wager">
      <progress
        className="lv-wager-bar"
        max={100}
        value={Number((BigInt(done) * 100n) / BigInt(of))}
        aria-label={words}
      />
      <p className="lv-wager-words">{words}</p>
    </div>
  );
}
