import { Skeleton } from '#ui/primitives/index.ts';
import './form-skeleton.css';

/** Takes the room of a short form until it has come. */
export function FormSkeleton() {
  return (
    <div className="lv-form-skeleton">
      <Skeleton height="4.5rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="3.25rem" />
    </div>
  );
}
