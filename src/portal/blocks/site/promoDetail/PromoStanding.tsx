import { useDocuments } from '#ui/documents/documents.tsx';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import { formatMoment } from '#engine/time/moment.ts';
import { useMoney } from '#portal/format/use-money.ts';
import { PromoBadge } from '#portal/promotions/PromoBadge.tsx';
import type { Promotion, PromotionMoney } from '#portal/promotions/Promotions.tsx';
import { PromoProgress } from '#portal/promotions/PromoProgress.tsx';
import { PromoNext, PromoReason } from '#portal/promotions/PromoReason.tsx';
import { PromoStep } from '#portal/promotions/PromoStep.tsx';
import { rewardText } from '#portal/promotions/reward-text.ts';

type Standing = NonNullable<Promotion['standing']>;
type Props = { standing: Standing; money: PromotionMoney };

/** Where the member stands in a promotion: state, reason, progress, rewards, and the one step that is open. */
export function PromoStanding({ standing, money }: Props) {
  const say = useText();
  const { reason, missing, progress, application, next } = standing;
  return (
    <section className="lv-promo-standing" aria-label={say('promo.standing')}>
      <PromoBadge standing={standing} />
      <PromoReason reason={reason} missing={missing} />
      {progress && <PromoProgress progress={progress} money={money} />}
      {application && <Application application={application} />}
      <Awards standing={standing} money={money} />
      <PromoStep standing={standing} money={money} />
      {next && <PromoNext next={next} />}
    </section>
  );
}

/** Until when a bonus that can be played has to be wagered, and with which stakes. */
function BonusTerms({
  bonus: { state, expiresAt, maxStake },
  money,
}: {
  bonus: NonNullable<Standing['awards'][number]['bonus']>;
  money: PromotionMoney;
}) {
  const say = useText();
  const { say: amount } = useMoney(money);
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  if (state !== 'ACTIVE') return null;
  const terms = [
    ...(expiresAt === undefined ? [] : [say('promo.bonus.until', { at: formatMoment(expiresAt, timeZone) })]),
    ...(maxStake === undefined ? [] : [say('promo.bonus.maxStake', { amount: amount(maxStake) })]),
  ];
  return <p className="lv-promo-bonus">{terms.join(' · ')}</p>;
}

function Application({ application }: { application: NonNullable<Standing['application']> }) {
  const say = useText();
  const { remark, pictures, state, reason } = application;
  return (
    <dl className="lv-promo-facts">
      <dt>{say('promo.apply.remark')}</dt>
      <dd>{remark}</dd>
      <dt>{say('promo.apply.images')}</dt>
      <dd>{pictures}</dd>
      {state === 'REJECTED' && reason !== undefined && (
        <>
          <dt>{say('promo.apply.reason')}</dt>
          <dd>{reason}</dd>
        </>
      )}
    </dl>
  );
}

function Awards({ standing: { awards }, money }: Props) {
  const say = useText();
  const language = useLocale();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  if (awards.length === 0) return null;
  return (
    <ul className="lv-promo-awards">
      {awards.map((award) => (
        <li key={award.id}>
          <strong>{rewardText(award, money, { say, language })}</strong>
          {` · ${say(`promo.award.${award.bonus?.state ?? award.state}`)} · ${formatDateTime(award.at, timeZone)}`}
          {award.bonus && <BonusTerms bonus={award.bonus} money={money} />}
        </li>
      ))}
    </ul>
  );
}
