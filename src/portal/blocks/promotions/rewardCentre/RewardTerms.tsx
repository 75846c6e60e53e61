import { useText } from '#ui/text/use-text.ts';
import { useMoney } from '#portal/format/use-money.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import type { PromotionMoney } from '#portal/promotions/Promotions.tsx';

type Reward = Pick<CallValue<'rewards'>['open'][number], 'wagering' | 'days'>;

/** True if a reward asks something of its member once it is claimed. */
export const hasTerms = ({ wagering, days }: Reward): boolean => wagering !== undefined || days !== undefined;

/** What a reward asks of its member once it is claimed: what has to be staked, by when, and the bounds of stakes and winnings. */
export function RewardTerms({
  reward: { wagering, days },
  money,
}: {
  reward: Reward;
  money: PromotionMoney;
}) {
  const say = useText();
  const { say: amount } = useMoney(money);
  const { target, maxStake, maxWin, sticky } = wagering ?? {};
  const lines = [
    target !== undefined && say('rewards.terms.wager', { amount: amount(target) }),
    days !== undefined && say(wagering ? 'rewards.terms.wagerDays' : 'rewards.terms.days', { count: days }),
    maxStake !== undefined && say('promo.bonus.maxStake', { amount: amount(maxStake) }),
    maxStake !== undefined && say('promo.bonus.above'),
    maxWin !== undefined && say('promo.bonus.maxWin', { amount: amount(maxWin) }),
    sticky === true && say('promo.bonus.sticky'),
  ];
  return lines.map(
    (line) =>
      line !== false && (
        <span key={line} className="lv-reward-at">
          {line}
        </span>
      ),
  );
}
