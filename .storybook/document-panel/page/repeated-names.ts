import { readJsonFile } from '#engine/json/json-file.ts';
import { problemCodes, type Problem } from '#engine/problems.ts';

/**
 * Problems of names that stand twice in an object of an edited text. The checks of a publication get the parsed document, which has lost
 * one of the two.
 */
export const repeatedNames = (
  brand: string,
  texts: Readonly<Record<string /* kind/id */, string>>,
): Problem[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    readJsonFile(text).duplicates.map(({ pointer, name, line, column }) => ({
      file: `${brand}/${key}.json`,
      line,
      column,
      pointer,
      code: 'DUPLICATE_KEY' as const,
      severity: problemCodes.DUPLICATE_KEY.severity,
      message: `"${name}" stands twice in this object (line ${line}); the first value is lost.`,
      fix: 'Keep one of the two.',
    })),
  );
