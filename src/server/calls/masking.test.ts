import { expect, it } from 'vitest';
import { maskedText } from './masking.ts';

it('shows whole letters of a masked text: a vowel sign stays with its consonant', () => {
  expect(maskedText('Ma Thiri Aung')).toBe('Ma•••••g');
  expect(maskedText('ဒေါ်ဖြူဖြူ')).toBe('ဒေါ်•••••');
  expect(maskedText('မနန္ဒာအေးဖြူ')).toBe('မန•••••ဖြူ');
});
