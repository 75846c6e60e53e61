import { Header, MenuItem, MenuSection } from 'react-aria-components';
import { offeredLanguages, say, spokenLanguage } from './say.ts';

/** Part of a menu with the languages that the console speaks. */
export const LanguageSection = ({ onChoose }: { onChoose: (language: string) => void }) => (
  <MenuSection
    className="op-menu-section"
    selectionMode="single"
    disallowEmptySelection
    selectedKeys={[spokenLanguage()]}
    onSelectionChange={(keys) => {
      const [language] = keys;
      if (typeof language === 'string' && language !== spokenLanguage()) onChoose(language);
    }}
  >
    <Header className="op-menu-heading">{say('console.common.language')}</Header>
    {offeredLanguages().map(({ language, name }) => (
      <MenuItem key={language} id={language} textValue={name} className="op-menu-item">
        <span lang={language}>{name}</span>
      </MenuItem>
    ))}
  </MenuSection>
);
