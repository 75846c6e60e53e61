import { useState } from 'react';
import { say } from '../language/say.ts';
import { TextArea } from '../parts/TextArea.tsx';
import { canShowRich } from './rich-html.ts';
import type { RichTextProps } from './rich-text-props.ts';
import { RichTextBody } from './RichTextBody.tsx';
import './rich-text.css';

/** Longest HTML of one text, as in the grid of texts. */
const LONGEST = 20_000;

/** Edits a text as players see it. HTML that this could not show without losing some of it is edited as HTML. */
export const RichTextEditor = ({ asHtml, html, onChange, ...props }: RichTextProps) => {
  // What it wrote itself needs no other look: that is after each letter.
  const [written, setWritten] = useState<string>();
  const isShown = html === written || canShowRich(html);
  const change = (next: string): void => {
    setWritten(next);
    onChange(next);
  };
  if (!asHtml && isShown) return <RichTextBody {...props} html={html} longest={LONGEST} onChange={change} />;
  return (
    <TextArea
      {...props}
      value={html}
      maxLength={LONGEST}
      spellCheck="false"
      {...(!asHtml && { hint: say('console.richText.asHtml') })}
      onChange={onChange}
    />
  );
};
