import { say } from '../language/say.ts';
import type { Head } from './useSupport.ts';

/** Name of a player for operators: the account, else the name that a visitor gave. */
export const playerName = ({ member, name }: Pick<Head, 'member' | 'name'>): string =>
  member?.account ??
  (name === '' ? say('console.support.visitor') : `${name} (${say('console.support.visitor')})`);
