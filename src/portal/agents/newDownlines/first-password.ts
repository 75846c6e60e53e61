/** Letters and digits that are not confused when read aloud. */
const lower = 'abcdefghjkmnpqrstuvwxyz';
const upper = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const digits = '23456789';

const places = [
  upper,
  lower,
  lower,
  lower,
  '-',
  digits,
  lower,
  upper,
  lower,
  '-',
  lower,
  digits,
  lower,
  digits,
];

/** A letter of a text, all equally likely. */
function letterOf(letters: string): string {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return byte < letters.length * Math.floor(256 / letters.length)
    ? (letters[byte % letters.length] ?? '')
    : letterOf(letters);
}

/** A password to hand over, for one login: twelve letters and digits in groups, with every kind of sign that a brand may ask for. */
export const firstPassword = (): string => places.map(letterOf).join('');
