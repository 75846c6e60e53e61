import type { RichTextProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useText } from '#ui/text/use-text.ts';
import { Prose } from '#portal/parts/Prose.tsx';
import './rich-text.css';

/** A text of the brand that may hold paragraphs, emphasis, lists and links. */
export function RichText({ props: { text, tone = 'plain' } }: BlockViewProps<RichTextProps>) {
  const say = useText();
  return (
    <div className="lv-content">
      <div className="lv-rich" data-tone={tone}>
        <Prose html={say(text)} />
      </div>
    </div>
  );
}
