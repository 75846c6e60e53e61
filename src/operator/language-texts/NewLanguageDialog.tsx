import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { documentOf, languageName } from '../documents/reader.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { SearchPicker } from '../parts/SearchPicker.tsx';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';
import type { TextEdits } from './useTextEdits.ts';

/** Picks a language that the brand begins to offer. */
export const NewLanguageDialog = ({
  offered,
  edits,
  onAdded,
  onClose,
}: {
  offered: readonly string[];
  edits: TextEdits;
  onAdded: (language: string) => void;
  onClose: () => void;
}) => {
  const documents = usePackDocuments();
  const described = documentOf(documents, 'languages', 'main')?.languages ?? {};
  const open = Object.keys(described).filter((language) => !offered.includes(language));
  const [language, setLanguage] = useState(open[0] ?? '');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => edits.addLanguage(language),
    onSuccess: () => {
      onAdded(language);
      onClose();
    },
  });
  return (
    <FormDialog
      title={say('console.languageTexts.newLanguageTitle')}
      size="small"
      confirm={say('console.languageTexts.add')}
      ready={language !== ''}
      busy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <SearchPicker
        label={say('console.languageTexts.language')}
        search={say('console.languageTexts.searchLanguages')}
        nothing={say('console.languageTexts.noLanguage')}
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
      <p className="op-quiet">{say('console.languageTexts.languageNote')}</p>
      {error && <RefusalNotice refusal={refusalOf(error)} />}
    </FormDialog>
  );
};
