import { Picker } from '../parts/Picker.tsx';
import { chooseLanguage } from '../language/load-words.ts';
import { offeredLanguages, say, spokenLanguage } from '../language/say.ts';

/** The language of the console, where nobody is signed in yet. */
export const LanguagePicker = () => (
  <div className="op-sign-in-language">
    <Picker
      label={say('console.common.language')}
      value={spokenLanguage()}
      options={offeredLanguages().map(({ language, name }) => ({ id: language, name, hint: '' }))}
      onChange={chooseLanguage}
    />
  </div>
);
