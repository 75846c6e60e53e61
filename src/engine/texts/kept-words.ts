/** Names that every language writes as they are. */
const names = new Set(
  'Facebook Google JSON Line Livery QQ Telegram VIP Viber WeChat Webhook WhatsApp XLIFF Zalo'.split(' '),
);

/** True for a text that may be the same in two languages: placeholders, digits, symbols and names alone. */
export const isKept = (words: string): boolean =>
  words
    .replaceAll(/\{\{[^}]*\}\}|<[^>]*>/gu, ' ')
    .split(/[^\p{L}\p{M}]+/u)
    .every((word) => word === '' || names.has(word));
