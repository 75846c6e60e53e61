import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon, LazyImage } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { Vendor } from '#portal/games/game.ts';
import { SectionHead } from '#portal/parts/SectionHead.tsx';
import { useReducedMotion } from '#portal/parts/use-reduced-motion.ts';

/** Fewer vendors than this do not fill a band; they stand still. */
const fewest = 6;

/**
 * A band of vendors that drifts by without end: its second half repeats the first and is hidden from assistive technology and the keyboard. It
 * holds under the pointer and the focus, can be stopped, and for players who want no motion it stands still and can be scrolled.
 */
export function VendorMarquee({
  vendors,
  pathOf,
  label,
  titleId,
}: {
  vendors: readonly Vendor[];
  pathOf: (vendor: Vendor) => string | undefined;
  label: string;
  titleId?: string;
}) {
  const say = useText();
  const still = useReducedMotion();
  const [stopped, setStopped] = useState(false);
  const drifts = !still && vendors.length >= fewest;
  const band = vendors.map((vendor) => (
    <li key={vendor.id}>
      <Plate vendor={vendor} to={pathOf(vendor)} />
    </li>
  ));
  return (
    <div className="lv-marquee-stage">
      {titleId !== undefined && <SectionHead id={titleId} title={label} />}
      {drifts && (
        <button
          type="button"
          className="lv-marquee-toggle"
          aria-label={say(stopped ? 'block.vendors.go' : 'block.vendors.stop')}
          onClick={() => setStopped((was) => !was)}
        >
          <span className={stopped ? 'lv-marquee-go' : 'lv-marquee-stop'} />
        </button>
      )}
      <div className="lv-marquee" data-drifts={drifts || undefined} data-stopped={stopped || undefined}>
        <div className="lv-marquee-band" style={{ animationDuration: `${vendors.length * 3.5}s` }}>
          <ul>{band}</ul>
          {drifts && (
            <ul inert aria-hidden="true">
              {band}
            </ul>
          )}
        </div>
      </div>
    </div>
  );
}

function Plate({ vendor, to }: { vendor: Vendor; to: string | undefined }) {
  const content = (
    <>
      <LazyImage className="lv-plate-art" src={vendor.image} alt="" ratio="1 / 1" />
      <span className="lv-plate-name lv-clipped">{vendor.name}</span>
      {vendor.isHot === 1 && <Icon name="fire" size={16} />}
    </>
  );
  if (to === undefined) return <div className="lv-plate">{content}</div>;
  return (
    <Link to={to} className="lv-plate">
      {content}
    </Link>
  );
}
