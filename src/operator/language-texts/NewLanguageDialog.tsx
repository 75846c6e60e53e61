import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { documentOf } from '../documents/reader.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { Labelled } from '../parts/Labelled.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
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
      <Labelled label={say('console.languageTexts.language')}>
        <LanguageChoice
          value={language}
          languages={open}
          nameOf={(id) => described[id]?.name ?? id}
          onChange={setLanguage}
        />
      </Labelled>
      <p className="op-quiet">{say('console.languageTexts.languageNote')}</p>
      {error && <RefusalNotice refusal={refusalOf(error)} />}
    </FormDialog>
  );
};
