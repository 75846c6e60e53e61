import { latinDigits } from './latin-digits.ts';

/** What is sent of a number as typed: without the spaces, hyphens, points and brackets that people group digits with. */
export const numberOf = (typed: string): string => latinDigits(typed).replaceAll(/[\s\p{Pd}.()]/gu, '');
