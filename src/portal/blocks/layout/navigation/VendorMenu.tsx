import { Link } from 'react-router-dom';
import { LazyImage, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useVendorPath } from '#portal/screens/category-path.ts';
import { LoadFailed } from '#portal/parts/SourceView.tsx';
import { useSource } from '#portal/sources/use-source.ts';

/** The vendors of a category, each with its picture; each leads to the category's page with the vendor chosen. */
export function VendorMenu({ gameType, onUse }: { gameType: string; onUse: () => void }) {
  const say = useText();
  const loaded = useSource('gameVendors');
  const pathOf = useVendorPath();
  if (loaded.state === 'failed') return <LoadFailed of={loaded} />;
  if (loaded.state === 'loading') return <Skeleton height="6rem" width="18rem" />;
  const vendors = loaded.value.filter((vendor) => vendor.gameType === gameType);
  if (vendors.length === 0) return <p className="lv-vendor-none">{say('nav.noVendors')}</p>;
  return (
    <ul className="lv-vendor-menu">
      {vendors.map((vendor) => {
        const content = (
          <>
            <LazyImage src={vendor.image} alt="" ratio="16 / 10" />
            <span>{vendor.name}</span>
          </>
        );
        const path = pathOf(vendor);
        return (
          <li key={vendor.id}>
            {path === undefined ? (
              <span className="lv-vendor-link">{content}</span>
            ) : (
              <Link to={path} className="lv-vendor-link" onClick={onUse}>
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
