import { paymentTexts } from './texts.ts';

const words: Readonly<Record<string, string>> = paymentTexts.deciders;

/** Who took a step: an operator by name, or in words what took it in place of one. */
export const deciderText = (by: string | null): string | null =>
  by !== null && Object.hasOwn(words, by) ? (words[by] ?? by) : by;
