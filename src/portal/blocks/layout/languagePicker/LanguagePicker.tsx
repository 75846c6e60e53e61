import type { LanguagePickerProps } from '#contract/generated/blocks.ts';
import { describedLanguage, type Language } from '#engine/texts/languages.ts';
import { LazyBoundary } from '#ui/blocks/LazyBoundary.tsx';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { onImageHost, useDocuments } from '#ui/documents/documents.tsx';
import { loadScripts } from '#ui/fonts/load-fonts.ts';
import { Icon, Popover } from '#ui/primitives/index.ts';
import { useLanguage, useText } from '#ui/text/use-text.ts';
import { prepareAction } from '#portal/actions/run-action.ts';
import { useAction } from '#portal/actions/use-action.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import './language-picker.css';

const ManyLanguages = lazyView(() => import('./ManyLanguages.tsx').then((module) => module.ManyLanguages));

/** More languages than these are searched. */
const fewLanguages = 8;

/** Choice among the brand's languages, each with its flag and named in its own words. */
export function LanguagePicker({ props }: BlockViewProps<LanguagePickerProps>) {
  const say = useText();
  const run = useAction();
  const portal = usePortal();
  const shown = useLanguage();
  const languages = useDocuments((documents) => documents.brand.languages) ?? [];
  const described = useDocuments((documents) => documents.languages);
  const entry = (language: string) => describedLanguage(described, language);
  const { variant = 'code' } = props;
  const hosts = useDocuments((documents) => documents.brand.imageHosts);
  const flagOf = (language: string): string | undefined => {
    const { flag } = entry(language);
    return flag === undefined ? undefined : onImageHost(hosts, `/wps/images/flags/${flag}.svg`);
  };
  if (languages.length < 2) return null;
  const isMany = languages.length > fewLanguages;
  const sign = (language: string) => (
    <Sign flag={flagOf(language)} code={shortCode(language, entry(language))} />
  );
  return (
    <Popover
      placement="end"
      {...(isMany && { role: 'dialog', className: 'lv-list-popover' })}
      label={say('language.choose')}
      onOpen={() => {
        void loadScripts(languages.map(entry));
        prepareAction(portal, { do: 'setLanguage', language: shown });
      }}
      trigger={(trigger) => (
        <button type="button" className="lv-button lv-button-ghost lv-language" {...trigger}>
          {variant === 'flag' && flagOf(shown) !== undefined ? sign(shown) : <Icon name="globe" />}
          <span className="lv-visually-hidden">{say('language.choose')}: </span>
          <span lang={shown}>{variant === 'full' ? entry(shown).name : shortCode(shown, entry(shown))}</span>
        </button>
      )}
    >
      {(close) => {
        const choose = (language: string): void => {
          close();
          void run({ do: 'setLanguage', language });
        };
        return isMany ? (
          <LazyBoundary fallback={null}>
            <ManyLanguages
              {...{ languages, described, shown, flagOf, say }}
              onChoose={choose}
              onLeave={close}
            />
          </LazyBoundary>
        ) : (
          <ul className="lv-language-list">
            {languages.map((language) => (
              <li key={language}>
                <button
                  type="button"
                  className="lv-menu-link"
                  lang={language}
                  aria-current={language === shown ? 'true' : undefined}
                  onClick={() => choose(language)}
                >
                  {sign(language)}
                  <span className="lv-menu-words">{entry(language).name}</span>
                  {language === shown && <Icon name="check" />}
                </button>
              </li>
            ))}
          </ul>
        );
      }}
    </Popover>
  );
}

/** A short code such as "MY". */
const shortCode = (code: string, { short }: Language): string =>
  short ?? (code.split('-')[0] ?? code).toUpperCase();

/** The flag of a language, or its short code where the documents name none. */
const Sign = ({ flag, code }: { flag: string | undefined; code: string }) =>
  flag === undefined ? (
    <span className="lv-language-code" aria-hidden>
      {code}
    </span>
  ) : (
    <img className="lv-language-flag" src={flag} alt="" loading="lazy" />
  );
