import '#ui/primitives/skeleton.css';
import { useText } from '#ui/text/use-text.ts';

/** The outline of a page, as index.html has it before the code is here, while the platform is asked whether the brand may be shown. */
export function Splash() {
  const say = useText();
  return (
    <div className="lv-content lv-splash" role="status" aria-label={say('common.loading')}>
      <div className="lv-skeleton" />
      <div className="lv-skeleton" />
      <div className="lv-skeleton" />
    </div>
  );
}
