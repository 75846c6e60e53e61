import { say } from '../language/say.ts';

/** A value that a member entered, as operators read it. */
export const valueText = (value: string | boolean | undefined): string =>
  typeof value === 'boolean'
    ? value
      ? say('console.members.yes')
      : say('console.members.no')
    : (value ?? '');
