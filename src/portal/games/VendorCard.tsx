import { Link } from 'react-router-dom';
import { Icon, LazyImage } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { Vendor } from './game.ts';
import './vendor-card.css';

/** A vendor with its art, as a link to `to` if given. */
export function VendorCard({
  vendor,
  to,
  category = false,
}: {
  vendor: Vendor;
  to: string | undefined;
  /** Shows the category below the name. */
  category?: boolean;
}) {
  const say = useText();
  const content = (
    <>
      <LazyImage className="lv-vendor-art" src={vendor.image} alt="" ratio="16 / 10" />
      <span className="lv-vendor-words">
        <span className="lv-vendor-name lv-clipped">{vendor.name}</span>
        {category && (
          <span className="lv-vendor-category lv-clipped">{say(`block.category.${vendor.gameType}`)}</span>
        )}
      </span>
      {vendor.isHot === 1 && (
        <span className="lv-vendor-hot">
          <Icon name="fire" size={14} label={say('block.game.hot')} />
        </span>
      )}
    </>
  );
  if (to === undefined) return <div className="lv-vendor">{content}</div>;
  return (
    <Link to={to} className="lv-vendor">
      {content}
    </Link>
  );
}
