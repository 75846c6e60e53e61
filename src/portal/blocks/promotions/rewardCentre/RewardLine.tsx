import { useId } from 'react';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import type { PromotionMoney } from '#portal/promotions/Promotions.tsx';
import { rewardText } from '#portal/promotions/reward-text.ts';
import { SendStep } from '#portal/promotions/SendStep.tsx';
import { RewardTerms } from './RewardTerms.tsx';

type Reward = CallValue<'rewards'>['open'][number];
type Props = { reward: Reward; money: PromotionMoney };

/** A reward that waits, with the button that claims it. */
export function OpenLine({ reward, money }: Props) {
  const title = useId();
  return (
    <li className="lv-reward" data-open="">
      <RewardWords reward={reward} id={title} money={money} />
      <SendStep
        step="claim"
        standing={{ id: reward.promotion, awards: [reward] }}
        money={money}
        about={title}
      />
    </li>
  );
}

/** A reward that was credited. */
export function CreditedLine({ reward, money }: Props) {
  const say = useText();
  const language = useLocale();
  return (
    <li className="lv-reward">
      <RewardWords reward={reward} />
      <strong className="lv-reward-amount">{rewardText(reward, money, { say, language })}</strong>
    </li>
  );
}

/** Title and time of a reward, with its terms while it waits. */
function RewardWords({ reward, id, money }: { reward: Reward; id?: string; money?: PromotionMoney }) {
  const { title, at } = reward;
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  return (
    <span className="lv-reward-words">
      <span id={id} className="lv-reward-title">
        {title}
      </span>
      <span className="lv-reward-at">{formatDateTime(at, timeZone)}</span>
      {money && <RewardTerms reward={reward} money={money} />}
    </span>
  );
}
