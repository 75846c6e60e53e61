import { afterEach, expect, it } from 'vitest';
import { automaticNote } from '#contract/automatic-notes.ts';
import english from '../../../configs/console/texts/en.json';
import vietnamese from '../../../configs/console/texts/vi.json';
import { noteWords } from './note-words.ts';
import { speak } from './say.ts';

const texts = [
  { language: 'vi', texts: vietnamese.texts },
  { language: 'en', texts: english.texts },
];
const speakIn = (language: string) => speak({ language, languages: [], texts });

afterEach(() => speakIn('en'));

it('says notes that nobody typed in the language of the console, and all others as they were typed', () => {
  speakIn('vi');
  expect(noteWords(automaticNote('back', { version: 12 }))).toBe('Khôi phục về phiên bản 12');
  expect(noteWords(automaticNote('newBrand', { template: 'aurora' }))).toBe('Thương hiệu mới từ aurora');
  expect(noteWords(automaticNote('hidden'))).toBe('Đã ẩn');
  expect(noteWords('Back to version 3 of the logo')).toBe('Back to version 3 of the logo');
  speakIn('en');
  expect(noteWords(automaticNote('rolloutStopped', { version: 2 }))).toBe(
    'Rollout stopped, back to version 2',
  );
});
