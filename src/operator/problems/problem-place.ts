import { pointerSteps } from '#engine/json/pointer.ts';
import { splitKey, type DocumentKey } from '#engine/packs.ts';
import type { Problem } from '../api/types.ts';
import { documentAddress } from '../documents/document-address.ts';
import { documentName } from '../documents/document-name.ts';
import { taskAddress } from '../documents/task-address.ts';
import { fieldName } from '../documents/form-table.ts';
import { menuNodes, type MenuNode } from '../documents/menu-entries.ts';
import { blockAtSteps } from '../documents/block-path.ts';
import { documentOf, idsOf, nameOf, type PackDocuments } from '../documents/reader.ts';

/** Places in the console where a problem can be solved. */
export type ProblemPlace = {
  /** Names of the place, from the widest to the narrowest. */
  words: string[];
  /** The form and field, or the menu and entry, that it concerns. */
  form?: { form: string; field?: string | undefined };
  menu?: { menu: string; entry?: string | undefined };
  /** The value in the editor of documents. */
  document: { key: DocumentKey; pointer: string };
  /** The screen and block path, or the theme, that it concerns. */
  screen?: { screen: string; block: string | undefined };
  theme?: true;
  /** Address below the brand of the page that is made for what it concerns. */
  task?: string | undefined;
};

/** The document a problem is in: `base/menu/main.json` → `menu/main`. */
export function problemKey({ file }: Pick<Problem, 'file'>): DocumentKey {
  const [kind = '', id = ''] = file.split('/').slice(-2);
  return `${kind}/${id.replace(/\.json$/, '')}`;
}

/** Pack that contains a problem's file. */
export const problemPack = ({ file }: Pick<Problem, 'file'>): string => file.split('/').at(-3) ?? '';

const flat = (entries: MenuNode[]): MenuNode[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children)]);

/** /items/<id>/children/items/<id>: ids stand at places 1, 4, 7, … */
const idsIn = (steps: readonly string[]): string[] => steps.filter((_, index) => index % 3 === 1);

const entryIn = (documents: PackDocuments, menu: string, steps: readonly string[]): MenuNode | undefined => {
  const all = flat(menuNodes(documents, menu));
  // /order/<place> and /items/<id>/children/order/<place>
  if (steps.at(-2) === 'order') {
    const above = idsIn(steps.slice(0, -2)).join('/');
    const place = Number(steps.at(-1));
    return all.find(({ path, index }) => index === place && path.slice(0, -1).join('/') === above);
  }
  const path = idsIn(steps);
  for (let depth = path.length; depth > 0; depth -= 1) {
    const found = all.find((entry) => entry.path.join('/') === path.slice(0, depth).join('/'));
    if (found) return found;
  }
  return undefined;
};

const inForm = (documents: PackDocuments, form: string, field: string | undefined): KnownPlace => {
  const document = documentOf(documents, 'form', form);
  const known = field !== undefined && document && Object.hasOwn(document.fields, field);
  return {
    words: [
      documentName(documents, `form/${form}`),
      ...(field === undefined ? [] : [fieldName(documents, document, field)]),
    ],
    form: { form, field: known ? field : undefined },
  };
};

/** Place of a problem: its field or menu entry if any, else its document. */
export function problemPlace(
  documents: PackDocuments,
  problem: Pick<Problem, 'file' | 'pointer'>,
): ProblemPlace {
  const key = problemKey(problem);
  return { ...knownPlace(documents, problem), document: { key, pointer: problem.pointer } };
}

type KnownPlace = Omit<ProblemPlace, 'document'>;

function knownPlace(documents: PackDocuments, problem: Pick<Problem, 'file' | 'pointer'>): KnownPlace {
  const key = problemKey(problem);
  const { kind, id } = splitKey(key);
  const steps = pointerSteps(problem.pointer);
  if (kind === 'form' && documentOf(documents, 'form', id)) {
    return inForm(documents, id, steps[0] === 'fields' ? steps[1] : undefined);
  }
  if (kind === 'rules') {
    const form = idsOf(documents, 'form').find((name) => documentOf(documents, 'form', name)?.rules === id);
    if (form !== undefined) return inForm(documents, form, steps[0] === 'fields' ? steps[1] : undefined);
  }
  if (kind === 'menu' && documentOf(documents, 'menu', id)) {
    const entry = ['items', 'order'].includes(steps[0] ?? '') ? entryIn(documents, id, steps) : undefined;
    return {
      words: [documentName(documents, key), ...(entry ? [entry.label] : [])],
      menu: { menu: id, entry: entry?.path.join('/') },
    };
  }
  const screen = kind === 'screen' ? documentOf(documents, 'screen', id) : undefined;
  if (screen) {
    const screenTitle = nameOf(documents, screen.title) ?? key;
    const at = blockAtSteps(steps);
    return {
      words: [screenTitle, ...(at ? [...at.path.split('/').slice(1), ...at.rest] : steps)],
      screen: { screen: id, block: at?.path },
    };
  }
  if (kind === 'theme') return { words: [documentName(documents, key), ...steps], theme: true };
  if (kind === 'texts' && steps[0] === 'texts') {
    for (const menu of idsOf(documents, 'menu')) {
      const entry = flat(menuNodes(documents, menu)).find(({ labelKey }) => labelKey === steps[1]);
      if (entry) {
        return {
          words: [documentName(documents, `menu/${menu}`), entry.label, documentName(documents, key)],
          menu: { menu, entry: entry.path.join('/') },
        };
      }
    }
  }
  const text = kind === 'texts' && steps[0] === 'texts' ? steps[1] : undefined;
  if (text !== undefined) {
    const row = new URLSearchParams({ key: text, language: id });
    return { words: [documentName(documents, key), text], task: `texts?${row.toString()}` };
  }
  // "Flags › freePlay": the name of the document says that it holds flags.
  const below = steps[0] === kind ? steps.slice(1) : steps;
  return { words: [documentName(documents, key), ...below], task: taskAddress(documents, key, steps) };
}

/** Console address of a place: its own page, else its document's. */
export function placeAddress(
  pack: string,
  { form, menu, screen, theme, task, document }: ProblemPlace,
): string {
  if (form) {
    const at = form.field === undefined ? '' : `?field=${encodeURIComponent(form.field)}`;
    return `/${pack}/forms/${encodeURIComponent(form.form)}${at}`;
  }
  if (menu) {
    const at = menu.entry === undefined ? '' : `?entry=${encodeURIComponent(menu.entry)}`;
    return `/${pack}/menus/${encodeURIComponent(menu.menu)}${at}`;
  }
  if (screen) {
    const at = screen.block === undefined ? '' : `?block=${encodeURIComponent(screen.block)}`;
    return `/${pack}/screens/${encodeURIComponent(screen.screen)}${at}`;
  }
  if (theme) return `/${pack}/theme`;
  if (task !== undefined) return `/${pack}/${task}`;
  return documentAddress(pack, document.key, document.pointer);
}
