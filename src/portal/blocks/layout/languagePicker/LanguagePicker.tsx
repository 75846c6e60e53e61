import type { LanguagePickerProps } from '#contract/generated/blocks.ts';
import { describedLanguage, type Language } from '#engine/texts/languages.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { onImageHost, useDocuments } from '#ui/documents/documents.tsx';
import { loadScripts } from '#ui/fonts/load-fonts.ts';
import { Icon, Popover } from '#ui/primitives/index.ts';
import { useLanguage, useText } from '#ui/text/use-text.ts';
import { useAction } from '#portal/actions/use-action.ts';
import './language-picker.css';

/** Choice among the brand's languages, each named in its own words. */
export function LanguagePicker({ props }: BlockViewProps<LanguagePickerProps>) {
  const say = useText();
  const run = useAction();
  const shown = useLanguage();
  const languages = useDocuments((documents) => documents.brand.languages) ?? [];
  const described = useDocuments((documents) => documents.languages);
  const entry = (language: string) => describedLanguage(described, language);
  const { variant = 'code' } = props;
  if (languages.length < 2) return null;
  return (
    <Popover
      placement="end"
      label={say('language.choose')}
      onOpen={() => void loadScripts(languages.map(entry))}
      trigger={(trigger) => (
        <button type="button" className="lv-button lv-button-ghost lv-language" {...trigger}>
          {variant === 'flag' ? <Flag language={entry(shown)} /> : <Icon name="globe" />}
          <span className="lv-visually-hidden">{say('language.choose')}: </span>
          <span lang={shown}>{variant === 'full' ? entry(shown).name : shortCode(shown, entry(shown))}</span>
        </button>
      )}
    >
      {(close) => (
        <ul className="lv-language-list">
          {languages.map((language) => (
            <li key={language}>
              <button
                type="button"
                className="lv-menu-link"
                lang={language}
                aria-current={language === shown ? 'true' : undefined}
                onClick={() => {
                  close();
                  void run({ do: 'setLanguage', language });
                }}
              >
                {variant === 'flag' && <Flag language={entry(language)} />}
                <span className="lv-menu-words">{entry(language).name}</span>
                {language === shown && <Icon name="check" />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}

/** A short code such as "MY". */
const shortCode = (code: string, { short }: Language): string =>
  short ?? (code.split('-')[0] ?? code).toUpperCase();

function Flag({ language: { flag } }: { language: Language }) {
  const hosts = useDocuments((documents) => documents.brand.imageHosts);
  return flag === undefined ? (
    <Icon name="globe" />
  ) : (
    <img className="lv-language-flag" src={onImageHost(hosts, `/wps/images/flags/${flag}.svg`)} alt="" loading="lazy" />
  );
}
