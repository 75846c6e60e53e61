import { Skeleton } from '#ui/primitives/index.ts';
import './place.css';

/** Placeholder of a list of places, each with a button. */
export function PlaceSkeletons({ count }: { count: number }) {
  return (
    <div className="lv-places" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="lv-place">
          <span className="lv-place-icon" />
          <div>
            <Skeleton width="min(9rem, 70%)" height="1.5rem" />
            <Skeleton width="min(14rem, 90%)" height="1.5rem" />
          </div>
          <div className="lv-place-end">
            <Skeleton width="5.5rem" height="2.25rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
