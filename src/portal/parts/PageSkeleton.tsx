import { Skeleton } from '#ui/primitives/index.ts';
import './page-skeleton.css';

/** Placeholder of a whole page while its code loads. */
export function PageSkeleton() {
  return (
    <div className="lv-content lv-page-waiting" aria-busy="true">
      <Skeleton width="min(70%, 20rem)" height="2.5rem" />
      <Skeleton height="12rem" />
      <Skeleton lines={5} />
    </div>
  );
}
