import { Button } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { usePortal } from '../runtime/portal-context.ts';
import type { Promotion, PromotionMoney } from './Promotions.tsx';
import { rewardText } from './reward-text.ts';
import { useStep } from './use-step.ts';

type Standing = NonNullable<Promotion['standing']>;

/** Button that joins a promotion, or claims the oldest reward of it that waits. */
export function SendStep({
  step,
  standing: { id, awards },
  money,
  about,
}: {
  step: 'join' | 'claim';
  standing: Pick<Standing, 'id' | 'awards'>;
  money: PromotionMoney;
  /** Id of what names the reward, where several buttons stand on a page. */
  about?: string;
}) {
  const say = useText();
  const portal = usePortal();
  const language = useLocale();
  const { busy, run } = useStep();
  const open = awards.findLast(({ state }) => state === 'OPEN');
  const send = async (): Promise<string> => {
    if (step === 'join') {
      await portal.gateway.call('promotionJoin', { body: { promotion: id } });
      return say('promo.joined');
    }
    const award = await portal.gateway.call('promotionClaim', { body: { award: open?.id ?? '' } });
    return say('promo.received', { reward: rewardText(award, money, { say, language }) });
  };
  return (
    <Button variant="primary" busy={busy} aria-describedby={about} onClick={() => void run(send)}>
      {step === 'claim' && open
        ? say('promo.step.claim', { reward: rewardText(open, money, { say, language }) })
        : say('promo.step.join')}
    </Button>
  );
}
