/** Shortest word compared, in characters; many passwords contain shorter ones by chance. */
const shortest = 4;

/** Signs commonly substituted for letters. */
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
 * Forms of a password that guessers try first: folded whole; without digits and signs at its ends ("Dragon2024!" is "dragon");
 * and with signs read as letters ("P@$$w0rd1" is "password"). Without repetitions.
 */
export function guessesOf(password: string): string[] {
  const whole = fold(password);
  const word = whole.replace(/^[^\p{L}@$]+|[^\p{L}\p{M}]+$/gu, '');
  const plain = [...word].map((sign) => letterOf[sign] ?? sign).join('');
  const parts = [word, plain].filter(({ length }) => length >= shortest);
  return [...new Set([whole, ...parts])].filter((guess) => guess !== '');
}

/** Variants of a personal text: as it is, an e-mail address's name before @, and its digits only. */
const formsOf = (text: string): string[] => [text, text.split('@')[0] ?? '', text.replaceAll(/\D/gu, '')];

const holdsWords = (text: string): boolean => /\p{L}/u.test(text);

/** True when a password is a known text of its owner, apart from digits and signs around it. */
export function isPersonalPassword(password: string, known: readonly (string | null | undefined)[]): boolean {
  const guesses = guessesOf(password);
  return known
    .flatMap((text) => (typeof text === 'string' ? formsOf(fold(text)) : []))
    .filter((text) => text.length >= shortest)
    .some((text) => guesses.some((guess) => guess.includes(text) && !holdsWords(guess.replace(text, ''))));
}
