import { expect, it } from 'vitest';
import { maskedText } from './masking.ts';

it.each([
  ['Ma Hnin Aung', 'Ma•••••g'],
  ['ဒေါ်ဖြူဖြူ', 'ဒေါ်•••••'],
  ['ဒေါ်ခင်မြတ်မြတ်နိုး', 'ဒေါ်ခ•••••နိုး'],
  ['王小明', '王•••••'],
  ['x', '•••••'],
])('a text is masked by what people count as characters: %s', (text, masked) => {
  expect(maskedText(text)).toBe(masked);
});
