import { useState } from 'react';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { Switch } from '../parts/Switch.tsx';
import { languageName } from '../documents/reader.ts';
import { RichTextInput } from '../rich-text/RichTextInput.tsx';
import { RichTextMode } from '../rich-text/RichTextMode.tsx';
import { holeName, templateOf } from './template-parts.ts';
import type { PageLine } from './useTextOnPage.ts';

/** Letters that one row of the input holds. */
const ROW = 34;

/** One text: its words, with placeholders that stay where they are or with their headings and lists, and where it comes from. */
export const TextLine = ({
  line,
  language,
  locked,
  isFirst,
}: {
  line: PageLine;
  language: string;
  locked: boolean;
  /** True for the one that is edited first. */
  isFirst: boolean;
}) => {
  const { key, parts, origin, others, onlyHere } = line;
  const name = languageName(language);
  const [asHtml, setAsHtml] = useState(false);
  return (
    <fieldset className="op-page-line">
      <legend>
        {name} <code className="op-id">{key}</code>
      </legend>
      {line.rich ? (
        <>
          <RichTextMode of={name} asHtml={asHtml} onChange={setAsHtml} />
          <RichTextInput
            label={say('console.pageEdit.words', { language: name })}
            lang={language}
            html={templateOf(parts)}
            asHtml={asHtml}
            isDisabled={locked}
            takesFocus={isFirst}
            onChange={(html) => line.set(0, html)}
          />
        </>
      ) : (
        <div className="op-page-parts">
          {parts.map(({ at, kind, text }) =>
            kind === 'hole' ? (
              <span key={at} className="op-chip op-page-hole">
                {holeName(text)}
              </span>
            ) : (
              <textarea
                key={at}
                className="op-input"
                lang={language}
                aria-label={
                  parts.length === 1
                    ? say('console.pageEdit.words', { language: name })
                    : say('console.pageEdit.wordsPart', { language: name, part: at / 2 + 1 })
                }
                rows={Math.min(6, Math.max(1, Math.ceil(text.length / ROW)))}
                maxLength={4000}
                value={text}
                disabled={locked}
                onChange={(event) => line.set(at, event.target.value)}
              />
            ),
          )}
        </div>
      )}
      {parts.length > 1 && <p className="op-hint">{say('console.pageEdit.holes')}</p>}
      {locked && <p className="op-hint">{say('console.pageEdit.locked')}</p>}
      {!locked && origin.layer !== undefined && !origin.set && (
        <p className="op-hint">{say('console.pageEdit.inherited', { layer: origin.layer })}</p>
      )}
      {!locked && line.reset && (
        <p className="op-hint">
          {say('console.pageEdit.own')}{' '}
          <Button look="quiet" icon="reset" onPress={line.reset}>
            {say('console.document.origin.reset')}
          </Button>
        </p>
      )}
      {!locked && others > 0 && onlyHere === undefined && (
        <p className="op-hint">{say('console.pageEdit.shared', { count: others })}</p>
      )}
      {!locked && others > 0 && onlyHere !== undefined && (
        <p className="op-hint op-page-only">
          <Switch
            label={say('console.pageEdit.onlyHere')}
            isSelected={onlyHere}
            onChange={line.setOnlyHere}
          />
          {say('console.pageEdit.onlyHere')} {say('console.pageEdit.alsoShown', { count: others })}
        </p>
      )}
    </fieldset>
  );
};
