import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { usePack, useRights } from '../workspace/WorkspaceContext.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { CoverageDialog } from './CoverageDialog.tsx';
import { ExchangeDialog } from './ExchangeDialog.tsx';
import { NewKeyDialog } from './NewKeyDialog.tsx';
import { NewLanguageDialog } from './NewLanguageDialog.tsx';
import type { TextRow } from './rows.ts';
import { say } from '../language/say.ts';
import type { Translations } from './useTranslations.ts';
import type { TextEdits } from './useTextEdits.ts';

/** Actions on the texts as a whole: new text, new language, import and export. An address with `?new=language` asks for the language at once. */
export const TextActions = ({
  rows,
  shown,
  translations,
  languages,
  source,
  edits,
  locked,
  onShow,
}: {
  rows: readonly TextRow[];
  /** Rows that the grid shows. */
  shown: readonly TextRow[];
  translations: Translations;
  languages: readonly string[];
  source: string;
  edits: TextEdits;
  locked: boolean;
  /** Shows a language in the grid, and of an area the texts of it alone; `''` is every area. */
  onShow: (language: string, area?: string) => void;
}) => {
  const { pack } = usePack();
  const brandRights = useRights('brand');
  const [asking, setAsking] = useState<'key' | 'language' | 'exchange' | 'coverage' | 'assign'>();
  const close = (): void => setAsking(undefined);
  const [search, setSearch] = useSearchParams();
  const language = useRef<HTMLButtonElement>(null);
  const asked = search.get('new') === 'language';
  useEffect(() => {
    if (!asked) return;
    setSearch({}, { replace: true });
    if (!language.current) return;
    // Closing the dialog gives the focus back to what had it.
    language.current.focus();
    setAsking('language');
  }, [asked, setSearch]);
  return (
    <div className="op-texts-acts">
      {!locked && (
        <Button icon="plus" onPress={() => setAsking('key')}>
          {say('console.languageTexts.newKey')}
        </Button>
      )}
      {!locked && brandRights.edit && (
        <Button look="quiet" icon="plus" ref={language} onPress={() => setAsking('language')}>
          {say('console.languageTexts.newLanguage')}
        </Button>
      )}
      <Link className="op-button op-button-quiet" to={`/${pack}/texts/replace`}>
        <Icon name="search" />
        <span>{say('console.languageTexts.replace.title')}</span>
      </Link>
      <Button look="quiet" icon="copy" onPress={() => setAsking('exchange')}>
        {say('console.languageTexts.exchange')}
      </Button>
      <Button look="quiet" icon="check" onPress={() => setAsking('coverage')}>
        {say('console.languageTexts.coverage.title')}
      </Button>
      {!locked && languages.length > 1 && (
        <Button look="quiet" icon="user" onPress={() => setAsking('assign')}>
          {say('console.languageTexts.assign.open')}
        </Button>
      )}
      {asking === 'assign' && (
        <AssignDialog
          shown={shown}
          languages={languages}
          source={source}
          translations={translations}
          onClose={close}
        />
      )}
      {asking === 'key' && <NewKeyDialog taken={rows.map(({ key }) => key)} edits={edits} onClose={close} />}
      {asking === 'language' && (
        <NewLanguageDialog offered={languages} edits={edits} onAdded={onShow} onClose={close} />
      )}
      {asking === 'coverage' && (
        <CoverageDialog
          languages={languages}
          source={source}
          onShow={(language, area) => {
            onShow(language, area);
            close();
          }}
          onClose={close}
        />
      )}
      {asking === 'exchange' && (
        <ExchangeDialog
          rows={rows}
          languages={languages}
          source={source}
          assignees={translations.assignees}
          edits={edits}
          locked={locked}
          onClose={close}
        />
      )}
    </div>
  );
};
