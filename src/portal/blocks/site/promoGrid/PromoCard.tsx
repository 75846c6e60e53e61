import { Link } from 'react-router-dom';
import { Icon, LazyImage } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { plainText } from '#engine/texts/plain-text.ts';
import type { Promotion } from '#portal/promotions/Promotions.tsx';

/** A promotion in short: its art, state, title and first words. The whole card leads to its page; without one it is only shown. */
export function PromoCard({
  promotion,
  to,
  eager,
}: {
  promotion: Promotion;
  to: string | undefined;
  /** In view at once: its art is fetched first. */
  eager: boolean;
}) {
  const say = useText();
  return (
    <article className="lv-promo" data-tone={promotion.tone ?? 'primary'}>
      <div className="lv-promo-plate">
        {promotion.image === undefined ? (
          <div className="lv-promo-art lv-promo-blank">
            <Icon name="gift" />
          </div>
        ) : (
          <LazyImage className="lv-promo-art" src={promotion.image} alt="" eager={eager} drawn />
        )}
        {promotion.badge}
      </div>
      <div className="lv-promo-words">
        <h3 className="lv-promo-title">
          {to === undefined ? (
            promotion.title
          ) : (
            <Link to={to} className="lv-promo-link">
              {promotion.title}
            </Link>
          )}
        </h3>
        <p className="lv-promo-text lv-clipped">{plainText(promotion.content)}</p>
        {to !== undefined && (
          <p className="lv-promo-more" aria-hidden="true">
            {say('block.promo.more')}
            <Icon name="arrow" size={16} />
          </p>
        )}
      </div>
    </article>
  );
}
