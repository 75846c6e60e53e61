import { Link, useSearchParams } from 'react-router-dom';
import type { PromoDetailProps } from '#contract/generated/blocks.ts';
import { screenOfRole } from '#engine/roles.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { buttonClass, Icon, LazyImage } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { formatDateTime } from '#portal/format/format-date.ts';
import { usePathHolding } from '#portal/screens/find-page.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';
import { Prose } from '#portal/parts/Prose.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import type { SourceValues } from '#portal/sources/source-values.ts';
import { useSource } from '#portal/sources/use-source.ts';
import './promo-detail.css';

type Promotion = SourceValues['promotions'][number];

/** The promotion that the query parameter `id` names. */
export function PromoDetail({ props }: BlockViewProps<PromoDetailProps>) {
  const [query] = useSearchParams();
  const id = query.get('id');
  const promotions = useSource('promotions');
  return (
    <div className="lv-content lv-promo-page">
      <BackLink page={props.all} />
      <SourceView loaded={promotions} skeleton={<PageSkeleton />}>
        {(value) => {
          const promotion = value.find((candidate) => candidate.id === id);
          return promotion ? <Details promotion={promotion} /> : <Unknown />;
        }}
      </SourceView>
    </div>
  );
}

function Details({ promotion }: { promotion: Promotion }) {
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
            {say('block.promo.since')}{' '}
            <time dateTime={new Date(promotion.date).toISOString()}>
              {formatDateTime(promotion.date, timeZone)}
            </time>
          </p>
        </header>
        <Prose html={promotion.content} className="lv-promo-terms" />
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
