import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { useText } from '#ui/text/use-text.ts';

/** The outline of a page, while the platform is asked whether the brand may be shown. */
export function Splash() {
  const say = useText();
  return (
    <div className="lv-content lv-splash" role="status" aria-label={say('common.loading')}>
      <Skeleton height="3rem" />
      <Skeleton height="min(24rem, 45vw)" />
      <Skeleton height="10rem" />
    </div>
  );
}
