import type { ColumnsProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import './columns.css';

const names = ['first', 'second', 'third'] as const;

/** Two or three columns, one below the other on phones. */
export function Columns({ props, slots }: BlockViewProps<ColumnsProps>) {
  const { ratio = '1:1' } = props;
  const count = ratio.split(':').length;
  return (
    <div className="lv-columns" data-ratio={ratio}>
      {names.slice(0, count).map((name) => (
        <div key={name} className="lv-column">
          {slots[name]}
        </div>
      ))}
    </div>
  );
}
