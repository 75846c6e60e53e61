/** What stands for the part that is not shown; always as long, so that it does not tell how much there is. */
const hidden = '•••';

/** Shows enough of a text to recognise it and too little to use it: `Ma•••g`. Short ones show less. */
export function maskedText(text: string): string {
  const letters = [...text.trim()];
  const shown = letters.length > 5 ? 2 : letters.length > 1 ? 1 : 0;
  return `${letters.slice(0, shown).join('')}${hidden}${letters.length > 5 ? letters.at(-1) : ''}`;
}

/** `ma•••g@example.com`; the part behind the @ tells whose mailbox it is, and is shown. */
export function maskedMail(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 0 ? maskedText(address) : `${maskedText(address.slice(0, at))}${address.slice(at)}`;
}

/** `+95•••0001`, the last digits as people know their numbers by; `number` is E.164 or as it was written down. */
export const maskedNumber = (number: string): string => {
  const digits = number.trim();
  return digits.length < 8 ? maskedText(digits) : `${digits.slice(0, 3)}${hidden}${digits.slice(-3)}`;
};
