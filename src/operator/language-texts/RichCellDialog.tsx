import { useState } from 'react';
import { languageName } from '../documents/reader.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { RichTextInput } from '../rich-text/RichTextInput.tsx';
import { RichTextMode } from '../rich-text/RichTextMode.tsx';
import { PlaceholderFault } from './PlaceholderFault.tsx';
import { otherVariables, type TextCell } from './rows.ts';

/** Editor of a cell whose text has headings, lists or links, below the text that it is a translation of. */
export const RichCellDialog = ({
  rowKey,
  cell: { language, words = '' },
  source,
  onEnd,
}: {
  rowKey: string;
  cell: TextCell;
  /** Text that is translated; undefined for the source itself. */
  source: TextCell | undefined;
  onEnd: (how: 'cancel' | 'stay', words: string) => void;
}) => {
  const [html, setHtml] = useState(words);
  const [asHtml, setAsHtml] = useState(false);
  const differ = otherVariables(usePackDocuments(), language, rowKey, html);
  const title = say('console.languageTexts.edit', { key: rowKey, language: languageName(language) });
  return (
    <FormDialog
      title={title}
      size="large"
      confirm={say('console.pageEdit.save')}
      onConfirm={() => onEnd(html === words ? 'cancel' : 'stay', html)}
      onClose={() => onEnd('cancel', words)}
    >
      <RichTextMode of={title} asHtml={asHtml} onChange={setAsHtml} />
      {source && (
        <RichTextInput
          label={languageName(source.language)}
          lang={source.language}
          html={source.words ?? ''}
          asHtml={asHtml}
          isDisabled
          onChange={() => {}}
        />
      )}
      <RichTextInput
        label={languageName(language)}
        lang={language}
        html={html}
        asHtml={asHtml}
        takesFocus
        onChange={setHtml}
      />
      {differ && <PlaceholderFault differ={differ} />}
    </FormDialog>
  );
};
