/** Shorter words say nothing: too many passwords hold them by chance. */
const shortest = 4;

/** Signs that stand for letters, as everybody writes them who has to use a sign. */
const letterOf: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const fold = (password: string): string => password.normalize('NFKC').trim().toLowerCase();

/**
 * What is tried first by whoever guesses a password, as it stands on lists: the password itself without case; what is left
 * without digits and signs at its ends ("Dragon2024!" is "dragon"); and that with signs read as letters ("P@$$w0rd1" is
 * "password"). Two to none of them may be the same.
 */
export function guessesOf(password: string): string[] {
  const whole = fold(password);
  const word = whole.replace(/^[^\p{L}@$]+|[^\p{L}\p{M}]+$/gu, '');
  const plain = [...word].map((sign) => letterOf[sign] ?? sign).join('');
  const parts = [word, plain].filter(({ length }) => length >= shortest);
  return [...new Set([whole, ...parts])].filter((guess) => guess !== '');
}

/** A text as its owner would shorten it: an address to the name before @, a number or a day to its digits. */
const formsOf = (text: string): string[] => [text, text.split('@')[0] ?? '', text.replaceAll(/\D/gu, '')];

const holdsWords = (text: string): boolean => /\p{L}/u.test(text);

/** Whether a password is one of the texts that are known of its owner, with no more than digits and signs around it. */
export function isPersonal(password: string, known: readonly (string | null | undefined)[]): boolean {
  const guesses = guessesOf(password);
  return known
    .flatMap((text) => (typeof text === 'string' ? formsOf(fold(text)) : []))
    .filter((text) => text.length >= shortest)
    .some((text) => guesses.some((guess) => guess.includes(text) && !holdsWords(guess.replace(text, ''))));
}
