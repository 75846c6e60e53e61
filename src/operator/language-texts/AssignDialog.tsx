import { useMemo, useState } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { Labelled } from '../parts/Labelled.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Picker } from '../parts/Picker.tsx';
import { usePackDocuments, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { NOBODY } from './assignees.ts';
import { isDone, keyPrefixes, type TextRow } from './rows.ts';
import { textRows } from './text-rows.ts';
import type { Translations } from './useTranslations.ts';

type Which = 'shown' | 'area' | 'todo';

/** Assigns texts of a language to an account that may translate: those the grid shows, an area, or all that is to do. */
export const AssignDialog = ({
  shown,
  languages,
  source,
  translations: { translators, assign },
  onClose,
}: {
  /** Rows that the grid shows now. */
  shown: readonly TextRow[];
  languages: readonly string[];
  source: string;
  translations: Translations;
  onClose: () => void;
}) => {
  const documents = usePackDocuments();
  const { drafts, problems } = useWorkspaceState();
  const others = languages.filter((language) => language !== source);
  const [language, setLanguage] = useState(others[0] ?? source);
  const [account, setAccount] = useState(translators[0] ?? NOBODY);
  const [which, setWhich] = useState<Which>('todo');
  const rows = useMemo(
    () => textRows(documents, { drafts, problems }, [language]),
    [documents, drafts, problems, language],
  );
  const areas = keyPrefixes(rows);
  const [area, setArea] = useState(areas[0]?.prefix ?? '');
  const needed = rows.filter(({ cells: [cell] }) => cell?.needed);
  const found = new Set(shown.map(({ key }) => key));
  const chosen = {
    shown: needed.filter(({ key }) => found.has(key)),
    area: needed.filter(({ key }) => key === area || key.startsWith(`${area}.`)),
    todo: needed.filter(({ cells: [cell] }) => cell && !isDone(cell)),
  };
  const keys = chosen[which].map(({ key }) => key);
  return (
    <FormDialog
      title={say('console.languageTexts.assign.title')}
      confirm={say('console.languageTexts.assign.confirm', { count: keys.length })}
      ready={keys.length > 0}
      busy={assign.isPending}
      onConfirm={() =>
        assign.mutate(
          { language, keys, account: account === NOBODY ? null : account },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      <Labelled label={say('console.languageTexts.language')}>
        <LanguageChoice value={language} languages={others} onChange={setLanguage} />
      </Labelled>
      <Labelled label={say('console.languageTexts.assign.which')}>
        <Picker
          label={say('console.languageTexts.assign.which')}
          value={which}
          options={(['todo', 'area', 'shown'] as const).map((id) => ({
            id,
            name: say(`console.languageTexts.assign.of.${id}`),
            hint: id === 'area' ? '' : say('console.languageTexts.found', { count: chosen[id].length }),
          }))}
          onChange={(id) => setWhich(id === 'area' || id === 'shown' ? id : 'todo')}
        />
      </Labelled>
      {which === 'area' && (
        <Labelled label={say('console.languageTexts.coverage.area')}>
          <Picker
            label={say('console.languageTexts.coverage.area')}
            value={area}
            options={areas.map(({ prefix, count }) => ({ id: prefix, name: prefix, hint: String(count) }))}
            onChange={setArea}
          />
        </Labelled>
      )}
      <Labelled label={say('console.languageTexts.assign.to')}>
        <Picker
          label={say('console.languageTexts.assign.to')}
          value={account}
          options={[
            ...translators.map((id) => ({ id, name: id, hint: '' })),
            { id: NOBODY, name: say('console.languageTexts.assign.nobody'), hint: '' },
          ]}
          onChange={setAccount}
        />
      </Labelled>
      <p className="op-quiet">{say('console.languageTexts.assign.note')}</p>
      {assign.error && <RefusalNotice refusal={refusalOf(assign.error)} />}
    </FormDialog>
  );
};
