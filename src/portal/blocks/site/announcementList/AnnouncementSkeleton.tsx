import { Skeleton } from '#ui/primitives/index.ts';
import './announcement-list.css';

/** Takes the room of the list and its pane. */
export function AnnouncementSkeleton() {
  return (
    <div className="lv-notices" aria-busy="true">
      <div className="lv-notices-columns">
        <div className="lv-notices-side">
          <Skeleton lines={7} height="3.5rem" />
        </div>
        <div className="lv-notices-pane">
          <Skeleton width="60%" height="1.75rem" />
          <Skeleton lines={5} />
        </div>
      </div>
    </div>
  );
}
