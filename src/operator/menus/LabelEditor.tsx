import { useState } from 'react';
import { otherUses } from '../documents/words-at.ts';
import type { MenuEntry } from '../documents/menu-entries.ts';
import { languageName, languagesOf, wordsOf } from '../documents/reader.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { texts } from '../texts.ts';
import { useDocuments, useRights } from '../workspace/WorkspaceContext.tsx';
import type { MenuEdits } from './useMenuEdits.ts';

/** The words of an entry in every language of the brand, and what changing them touches. */
export const LabelEditor = ({ entry, edits }: { entry: MenuEntry; edits: MenuEdits }) => {
  const documents = useDocuments();
  const rights = useRights('texts');
  const uses = entry.labelKey === undefined ? undefined : otherUses(documents, entry.labelKey);
  return (
    <div className="op-detail">
      <Notice>
        <p>
          {uses === undefined ? texts.menus.noLabel : uses > 0 ? texts.menus.shared(uses) : texts.menus.alone}{' '}
          {entry.labelKey !== undefined && <code>{entry.labelKey}</code>}
        </p>
      </Notice>
      <div className="op-labels">
        {languagesOf(documents).map((language) => (
          <LabelInput
            key={language}
            language={language}
            words={entry.labelKey === undefined ? '' : (wordsOf(documents, language, entry.labelKey) ?? '')}
            disabled={!rights.edit}
            onChange={(words) => edits.setLabel(entry, language, words)}
          />
        ))}
      </div>
      {rights.edit && edits.labelIsSet(entry) && (
        <Button look="quiet" icon="reset" onPress={() => edits.resetLabel(entry)}>
          {texts.menus.resetLabel}
        </Button>
      )}
    </div>
  );
};

/** Words in one language. Every letter is an edit; nothing at all is not, for an entry without words cannot be used. */
const LabelInput = ({
  language,
  words,
  disabled,
  onChange,
}: {
  language: string;
  words: string;
  disabled: boolean;
  onChange: (words: string) => void;
}) => {
  const [empty, setEmpty] = useState(false);
  return (
    <TextInput
      label={texts.menus.label(languageName(language))}
      lang={language}
      value={empty ? '' : words}
      isDisabled={disabled}
      maxLength={200}
      error={empty ? texts.menus.emptyLabel : undefined}
      onBlur={() => setEmpty(false)}
      onChange={(next) => {
        setEmpty(next.trim() === '');
        if (next.trim() !== '') onChange(next);
      }}
    />
  );
};
