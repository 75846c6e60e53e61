import type { LanguagePickerProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { loadScripts } from '#ui/fonts/load-fonts.ts';
import { Icon, Popover } from '#ui/primitives/index.ts';
import { useLanguage, useText } from '#ui/text/use-text.ts';
import { useAction } from '#portal/actions/use-action.ts';
import { flagAddress, languageCode, languageName } from './language-name.ts';
import './language-picker.css';

/** Choice among the brand's languages, each named in its own words. */
export function LanguagePicker({ props }: BlockViewProps<LanguagePickerProps>) {
  const say = useText();
  const run = useAction();
  const shown = useLanguage();
  const languages = useDocuments((documents) => documents.brand.languages) ?? [];
  const { variant = 'code' } = props;
  if (languages.length < 2) return null;
  return (
    <Popover
      placement="end"
      label={say('language.choose')}
      onOpen={() => void loadScripts(languages)}
      trigger={(trigger) => (
        <button type="button" className="lv-button lv-button-ghost lv-language" {...trigger}>
          {variant === 'flag' ? <Flag language={shown} /> : <Icon name="globe" />}
          <span className="lv-visually-hidden">{say('language.choose')}: </span>
          <span lang={shown}>{variant === 'full' ? languageName(shown) : languageCode(shown)}</span>
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
                {variant === 'flag' && <Flag language={language} />}
                <span className="lv-menu-words">{languageName(language)}</span>
                {language === shown && <Icon name="check" />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}

function Flag({ language }: { language: string }) {
  const address = flagAddress(language);
  return address === undefined ? (
    <Icon name="globe" />
  ) : (
    <img className="lv-language-flag" src={address} alt="" loading="lazy" />
  );
}
