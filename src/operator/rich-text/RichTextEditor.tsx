import { useState } from 'react';
import { longestText } from '../documents/text-edits.ts';
import { say } from '../language/say.ts';
import { TextArea } from '../parts/TextArea.tsx';
import { canShowRich } from './rich-html.ts';
import type { RichTextProps } from './rich-text-props.ts';
import { RichTextBody } from './RichTextBody.tsx';
import './rich-text.css';

type Look = { html: string; asHtml: boolean; isShown: boolean };

const lookOf = (html: string, asHtml: boolean): Look => ({ html, asHtml, isShown: canShowRich(html) });

/** Edits a text as players see it. HTML that this could not show without losing some of it is edited as HTML. */
export const RichTextEditor = ({ asHtml, html, onChange, ...props }: RichTextProps) => {
  const [look, setLook] = useState(() => lookOf(html, asHtml));
  if (html !== look.html || asHtml !== look.asHtml) setLook(lookOf(html, asHtml));
  const change = (next: string): void => {
    // What is typed changes no editor under the hands.
    setLook({ ...look, html: next });
    onChange(next);
  };
  if (!asHtml && look.isShown)
    return <RichTextBody {...props} html={html} longest={longestText} onChange={change} />;
  return (
    <TextArea
      {...props}
      value={html}
      maxLength={longestText}
      spellCheck="false"
      {...(!asHtml && { hint: say('console.richText.asHtml') })}
      onChange={change}
    />
  );
};
