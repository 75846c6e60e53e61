import type { StackProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import './stack.css';

/** Blocks one below the other, or side by side. */
export function Stack({ props, slots }: BlockViewProps<StackProps>) {
  const { direction = 'column', gap = 'medium', align = 'stretch', width = 'full' } = props;
  return (
    <div className="lv-stack" data-direction={direction} data-gap={gap} data-align={align} data-width={width}>
      {slots['default']}
    </div>
  );
}
