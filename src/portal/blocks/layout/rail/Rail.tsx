import type { RailProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import './rail.css';

/** Bar along the starting edge of wide pages; the page makes room for it. */
export function Rail({ props: { width = 'medium' }, slots }: BlockViewProps<RailProps>) {
  return (
    <div className="lv-rail" data-width={width}>
      <div className="lv-rail-top">{slots['top']}</div>
      <div className="lv-rail-middle">{slots['default']}</div>
      <div className="lv-rail-bottom">{slots['bottom']}</div>
    </div>
  );
}
