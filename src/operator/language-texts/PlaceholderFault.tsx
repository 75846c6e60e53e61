import { say } from '../language/say.ts';
import type { otherVariables } from './rows.ts';

/** Says that a translation has other placeholders than its source. */
export const PlaceholderFault = ({ differ }: { differ: NonNullable<ReturnType<typeof otherVariables>> }) => (
  <p className="op-field-error" role="status">
    {say('console.languageTexts.variables', {
      wanted: variables(differ.wanted),
      found: variables(differ.found),
    })}
  </p>
);

const variables = (names: readonly string[]): string =>
  names.length === 0
    ? say('console.languageTexts.noVariables')
    : names.map((name) => `{{${name}}}`).join(', ');
