import { documentNames, singleDocumentNames } from '#contract/generated/names.ts';
import { isJsonObject } from '../json/json.ts';
import { readJsonFile, type JsonFile, type FilePosition } from '../json/json-file.ts';
import { createTextMemory } from '../json/text-memory.ts';
import { documentFile, isKind, splitKey, type DocumentKey, type PackFiles } from '../packs.ts';
import { problemCodes, type Problem, type ProblemCode } from '../problems.ts';
import { suggest } from '../suggest.ts';
import { skippedProblems } from './skipped.ts';

/** Form of a document's id, as the schemas have it. */
const idPattern = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/;

const readBefore = createTextMemory<JsonFile>();

/** Parsed files of a pack, and the problems of each by itself. */
export function readPackFiles(pack: PackFiles): { files: Map<string, JsonFile>; problems: Problem[] } {
  const files = new Map<string, JsonFile>();
  const problems: Problem[] = skippedProblems(pack);
  for (const [key, text] of Object.entries(pack.documents)) {
    const path = documentFile(pack.pack, key);
    const file = readBefore(path, [text], () => readJsonFile(text));
    files.set(path, file);
    const report = (
      code: ProblemCode,
      place: FilePosition,
      pointer: string,
      message: string,
      fix: string,
    ): void => {
      const { line, column } = place;
      problems.push({
        code,
        severity: problemCodes[code].severity,
        file: path,
        line,
        column,
        pointer,
        message,
        fix,
      });
    };
    if (file.syntax) {
      const { reason } = file.syntax;
      report(
        'NOT_JSON',
        file.syntax,
        '',
        `The text stops being JSON here: ${reason}.`,
        'Correct it here or just before.',
      );
      continue;
    }
    for (const { pointer, name, ...place } of file.duplicates) {
      report(
        'DUPLICATE_KEY',
        place,
        pointer,
        `"${name}" stands in this object twice; the first value is lost.`,
        'Keep one of the two.',
      );
    }
    checkName(key, file, report);
  }
  return { files, problems };
}

type Report = (code: ProblemCode, place: FilePosition, pointer: string, message: string, fix: string) => void;

/** Path and document must agree on kind and id, or the document would be taken for another. */
function checkName(key: DocumentKey, file: JsonFile, report: Report): void {
  const { kind, id } = splitKey(key);
  const start = file.locate('');
  if (!isKind(kind)) {
    const fix = suggest(kind, documentNames, 'Move the file to the folder of its kind.');
    report('UNKNOWN_KIND', start, '', `"${kind}" is no kind of document, so this file is never read.`, fix);
    return;
  }
  if (!idPattern.test(id)) {
    const fix = 'Begin with a letter; then letters, digits, "_", "." and "-"; no folders below the kind.';
    report('WRONG_ID', start, '', `"${id}" cannot be the id of a document.`, fix);
    return;
  }
  if (singleDocumentNames.includes(kind) && id !== 'main') {
    const fix = `Rename the file to ${kind}/main.json.`;
    report(
      'WRONG_ID',
      start,
      '',
      `A pack has one document of the kind "${kind}", and its id is "main".`,
      fix,
    );
    return;
  }
  const said = isJsonObject(file.value) ? file.value['id'] : undefined;
  if (typeof said === 'string' && said !== id) {
    const fix = `Write "${id}", or rename the file to ${said}.json.`;
    report('WRONG_ID', file.locate('/id'), '/id', `The file name says "${id}", the document "${said}".`, fix);
  }
}
