import { Link, useSearchParams } from 'react-router-dom';
import type { PromoDetailProps } from '#contract/generated/blocks.ts';
import { screenOfRole } from '#engine/roles.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { buttonClass, Icon, LazyImage } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import { formatMoment } from '#engine/time/moment.ts';
import { usePathHolding } from '#portal/screens/find-page.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';
import { Prose } from '#portal/parts/Prose.tsx';
import { Promotions, type Promotion, type PromotionMoney } from '#portal/promotions/Promotions.tsx';
import { PromoEntry } from './PromoEntry.tsx';
import { PromoStanding } from './PromoStanding.tsx';
import './promo-detail.css';

/** The promotion that the query parameter `id` names. */
export function PromoDetail({ props }: BlockViewProps<PromoDetailProps>) {
  const [query] = useSearchParams();
  const id = query.get('id');
  return (
    <div className="lv-content lv-promo-page">
      <BackLink page={props.all} />
      <Promotions skeleton={<PageSkeleton />}>
        {(value, money) => {
          const promotion = value.find((candidate) => candidate.id === id);
          return promotion ? <Details promotion={promotion} money={money} /> : <Unknown />;
        }}
      </Promotions>
    </div>
  );
}

function Details({ promotion, money }: { promotion: Promotion; money: PromotionMoney | undefined }) {
  const say = useText();
  const timeZone = useDocuments((documents) => documents.brand.timeZone) ?? 'UTC';
  return (
    <article className="lv-promo-article" data-tone={promotion.tone ?? 'primary'}>
      {promotion.image !== undefined && (
        <LazyImage className="lv-promo-hero" src={promotion.image} alt="" eager />
      )}
      <div className="lv-promo-sheet">
        <header>
          <h1 className="lv-promo-headline">{promotion.title}</h1>
          <p className="lv-promo-since">
            <Icon name="calendar" size={16} />
            {say(promotion.until === undefined ? 'block.promo.since' : 'promo.from')}{' '}
            <time dateTime={new Date(promotion.date).toISOString()}>
              {formatDateTime(promotion.date, timeZone).slice(0, 16)}
            </time>
            {promotion.until !== undefined && (
              <>
                {` ${say('promo.until')} `}
                <time dateTime={new Date(promotion.until).toISOString()}>
                  {formatMoment(promotion.until, timeZone)}
                </time>
              </>
            )}
          </p>
        </header>
        <Prose html={promotion.content} className="lv-promo-terms" />
        {promotion.terms !== undefined && (
          <section className="lv-promo-terms">
            <h2 className="lv-promo-heading">{say('promo.terms')}</h2>
            <Prose html={promotion.terms} />
          </section>
        )}
        {promotion.standing && money && <PromoStanding standing={promotion.standing} money={money} />}
        {promotion.terms !== undefined && !promotion.standing && <PromoEntry />}
        {promotion.to !== undefined && (
          <Link
            to={promotion.to}
            className={buttonClass(promotion.tone === 'accent' ? 'accent' : 'primary', 'large')}
          >
            <span className="lv-button-label">{say('block.promo.go')}</span>
            <Icon name="arrow" />
          </Link>
        )}
      </div>
    </article>
  );
}

function BackLink({ page }: { page: string | undefined }) {
  const say = useText();
  const named = useDocuments((documents) =>
    page === undefined ? screenOfRole(documents, 'promotions') : documents.screens[page],
  );
  const hub = usePathHolding('promoGrid');
  const promotions = named?.path ?? hub;
  if (promotions === undefined) return null;
  return (
    <Link to={promotions} className="lv-promo-back">
      <Icon name="arrow" size={16} />
      {say('block.promo.all')}
    </Link>
  );
}

function Unknown() {
  const say = useText();
  return (
    <>
      <h1 className="lv-visually-hidden">{say('block.promo.label')}</h1>
      <Notice icon="gift" title={say('block.promo.unknown')} text={say('block.promo.unknownHint')} />
    </>
  );
}
