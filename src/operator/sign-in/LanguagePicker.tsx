import { Picker } from '../parts/Picker.tsx';
import { chooseLanguage } from '../language/load-words.ts';
import { offeredLanguages, say, spokenLanguage } from '../language/say.ts';

/** Picker of the console's language before sign-in. */
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
