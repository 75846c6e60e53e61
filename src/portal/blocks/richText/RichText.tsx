import type { RichTextProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { SafeHtml } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import './rich-text.css';

/** A text of the brand that may hold paragraphs, emphasis, lists and links. */
export function RichText({ props: { text, tone = 'plain' } }: BlockViewProps<RichTextProps>) {
  const html = useText()(text);
  return (
    <div className="lv-content">
      <div className="lv-rich" data-tone={tone}>
        {/[<&]/.test(html) ? <SafeHtml html={html} /> : <p>{html}</p>}
      </div>
    </div>
  );
}
