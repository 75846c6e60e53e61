import { memberTexts as texts } from './texts.ts';

/** A value that a member entered, as operators read it. */
export const valueText = (value: string | boolean | undefined): string =>
  typeof value === 'boolean' ? (value ? texts.yes : texts.no) : (value ?? '');
