import { useState } from 'react';
import { Button, Dialog } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatNumber } from '#portal/format/format-number.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import type { PromotionMoney } from '#portal/promotions/Promotions.tsx';
import { rewardText } from '#portal/promotions/reward-text.ts';
import { useStep } from '#portal/promotions/use-step.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { hasTerms, RewardTerms } from './RewardTerms.tsx';

type Props = { rewards: CallValue<'rewards'>['open']; money: PromotionMoney };

/** Button that claims everything that waits; where a reward has terms, they are shown with all rewards first. */
export function ClaimAll({ rewards, money }: Props) {
  const say = useText();
  const language = useLocale();
  const portal = usePortal();
  const [asked, setAsked] = useState(false);
  const { busy, run } = useStep();
  const send = async () => {
    const { claimed, failed } = await portal.gateway.call('rewardsClaim', {});
    if (failed > 0) portal.toasts.show(say('rewards.failed', { count: failed }), 'danger');
    return claimed.length > 0 ? say('rewards.claimed', { count: claimed.length }) : undefined;
  };
  const claim = () => void run(send).finally(() => setAsked(false));
  const all = say('rewards.all', { number: formatNumber(String(rewards.length), language) });
  return (
    <>
      <Button
        variant="primary"
        busy={busy && !asked}
        onClick={() => (rewards.some(hasTerms) ? setAsked(true) : claim())}
      >
        {all}
      </Button>
      {asked && (
        <Dialog open title={all} closeLabel={say('common.close')} onClose={() => setAsked(false)}>
          <div className="lv-claim-all">
            <p>{say('rewards.terms.ask')}</p>
            <ul className="lv-rewards-list">
              {rewards.map((reward) => (
                <li key={reward.id} className="lv-reward">
                  <span className="lv-reward-words">
                    <span className="lv-reward-title">{reward.title}</span>
                    <RewardTerms reward={reward} money={money} />
                  </span>
                  <strong className="lv-reward-amount">{rewardText(reward, money, { say, language })}</strong>
                </li>
              ))}
            </ul>
            <Button variant="primary" block busy={busy} onClick={claim}>
              {all}
            </Button>
            <Button block onClick={() => setAsked(false)}>
              {say('rewards.terms.back')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
