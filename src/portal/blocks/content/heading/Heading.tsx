import type { HeadingProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useText } from '#ui/text/use-text.ts';
import './heading.css';

const tags = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

export function Heading({ props: { text, level = 2, align = 'start' } }: BlockViewProps<HeadingProps>) {
  const say = useText();
  const Tag = tags[level as keyof typeof tags] ?? 'h2';
  return (
    <div className="lv-content">
      <Tag className="lv-heading" data-level={level} data-align={align}>
        {say(text)}
      </Tag>
    </div>
  );
}
