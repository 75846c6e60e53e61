import { useId } from 'react';
import type { DrawScheduleProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useText } from '#ui/text/use-text.ts';
import { DrawBoard } from '#portal/draws/DrawBoard.tsx';
import { SectionHead } from '#portal/parts/SectionHead.tsx';

/** Next lottery draws with the time to the close. */
export function DrawSchedule({ props }: BlockViewProps<DrawScheduleProps>) {
  const { title, region, limit, variant = 'table' } = props;
  const say = useText();
  const titleId = useId();
  const label = say(title ?? 'block.draws.title');
  return (
    <section
      className="lv-content lv-draws"
      {...(title === undefined ? { 'aria-label': label } : { 'aria-labelledby': titleId })}
    >
      {title !== undefined && <SectionHead id={titleId} title={label} />}
      <DrawBoard variant={variant} region={region} limit={limit} label={label} />
    </section>
  );
}
