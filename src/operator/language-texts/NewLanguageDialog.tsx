import { useState } from 'react';
import { documentOf, idsOf, languageName } from '../documents/reader.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { SearchPicker } from '../parts/SearchPicker.tsx';
import { useDocuments } from '../workspace/WorkspaceContext.tsx';
import { texts } from './texts.ts';
import type { TextEdits } from './useTextEdits.ts';

/** Picks a language that the brand begins to offer. */
export const NewLanguageDialog = ({
  offered,
  edits,
  onClose,
}: {
  offered: readonly string[];
  edits: TextEdits;
  onClose: () => void;
}) => {
  const documents = useDocuments();
  const there = idsOf(documents, 'texts');
  const described = documentOf(documents, 'languages', 'main')?.languages ?? {};
  const open = Object.keys(described).filter((language) => !offered.includes(language));
  const [language, setLanguage] = useState(open[0] ?? '');
  return (
    <FormDialog
      title={texts.newLanguageTitle}
      size="small"
      confirm={texts.add}
      ready={language !== ''}
      onConfirm={() => {
        edits.addLanguage(language);
        onClose();
      }}
      onClose={onClose}
    >
      <SearchPicker
        label={texts.language}
        search={texts.searchLanguages}
        nothing={texts.noLanguage}
        value={language}
        sections={[
          {
            id: '*languages*',
            name: '',
            options: open.map((id) => ({
              id,
              name: languageName(id),
              hint: `${described[id]?.name ?? id} · ${id}`,
            })),
          },
        ]}
        onChange={setLanguage}
      />
      <p className="op-quiet">{there.includes(language) ? texts.languageInherited : texts.languageNote}</p>
    </FormDialog>
  );
};
