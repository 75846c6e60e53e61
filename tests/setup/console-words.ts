// Modules of the console say words as they load: English, as its pack has it.
import english from '../../configs/console/texts/en.json';
import { speak } from '#operator/language/say.ts';

speak({
  language: 'en',
  languages: [
    { language: 'en', name: 'English' },
    { language: 'my', name: 'မြန်မာ' },
  ],
  texts: [{ language: 'en', texts: english.texts }],
});
