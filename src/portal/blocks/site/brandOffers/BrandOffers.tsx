import { Link } from 'react-router-dom';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Skeleton } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatNumber } from '#portal/format/format-number.ts';
import { useCall } from '#portal/calls/use-call.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { usePathHolding } from '#portal/screens/find-page.ts';
import '#portal/gateway/late-calls.ts';
import './brand-offers.css';

type Offers = CallValue<'siteOffers'>;

/** What the brand offers by its documents; what it has none of is left out. */
export function BrandOffers() {
  const loaded = useCall('siteOffers', {});
  return (
    <div className="lv-content">
      <SourceView loaded={loaded} skeleton={<Skeleton lines={4} height="3rem" />}>
        {(offers) => <OfferList offers={offers} />}
      </SourceView>
    </div>
  );
}

function OfferList({ offers }: { offers: Offers }) {
  const say = useText();
  const locale = useLocale();
  const detail = usePathHolding('promoDetail');
  const described = useDocuments((documents) => documents.languages) ?? {};
  /** Language that is called so, by which its name is pronounced and written. */
  const languageCalled = (name: string) =>
    Object.keys(described).find((code) => described[code]?.name === name);
  const counts = [
    [say('block.offers.games'), offers.games],
    [say('block.offers.studios'), offers.studios],
    [say('block.offers.kinds'), offers.kinds],
  ] as const;
  const names = [
    [say('block.offers.deposits'), offers.deposits],
    [say('block.offers.withdrawals'), offers.withdrawals],
    [say('block.offers.languages'), offers.languages],
  ] as const;
  return (
    <dl className="lv-offers">
      {counts.map(
        ([name, count]) =>
          count > 0 && (
            <div key={name} className="lv-offers-count">
              <dt>{name}</dt>
              <dd>{formatNumber(String(count), locale)}</dd>
            </div>
          ),
      )}
      {offers.promotions.length > 0 && (
        <div className="lv-offers-names">
          <dt>{say('block.offers.promotions')}</dt>
          {offers.promotions.map(({ id, title }) => (
            <dd key={id}>
              {detail === undefined ? (
                title
              ) : (
                <Link to={`${detail}?id=${encodeURIComponent(id)}`}>{title}</Link>
              )}
            </dd>
          ))}
        </div>
      )}
      {names.map(
        ([name, all]) =>
          all.length > 0 && (
            <div key={name} className="lv-offers-names">
              <dt>{name}</dt>
              {all.map((each) => (
                <dd key={each} lang={languageCalled(each)}>
                  {each}
                </dd>
              ))}
            </div>
          ),
      )}
    </dl>
  );
}
