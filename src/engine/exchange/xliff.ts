import { isXmlFault, readXml, type XmlElement, type XmlFault } from './read-xml.ts';

/** One text with its source and its translation, if any. */
type Unit = {
  key: string;
  source: string;
  target: string | undefined;
  /** The translation is yet to be made or looked at again; written, not read. */
  isOpen?: boolean;
};
export type XliffFile = {
  source: string;
  target: string;
  /** Whom the file is for, kept as a note of it. */
  assignee?: string | undefined;
  units: Unit[];
};

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';
const ASSIGNEE = 'assignee';
const UNWRITABLE =
  // oxlint-disable-next-line no-control-regex -- what XML has no place for is what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};
const written = (words: string): string =>
  words
    .replaceAll(/[&<>"\r]/g, (sign) => escapes[sign] ?? sign)
    .replaceAll(
      UNWRITABLE,
      (sign) => `<cp hex="${sign.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}"/>`,
    );

/** Texts as XLIFF 2.1: one file, one unit a key, one segment a unit. `file` names the pack. */
export function writeXliff({ source, target, assignee, units }: XliffFile, file: string): string {
  const lines = units.map(({ key, source: from, target: to, isOpen = to === undefined }) =>
    [
      `    <unit id="${key}">`,
      `      <segment state="${isOpen ? 'initial' : 'translated'}">`,
      `        <source>${written(from)}</source>`,
      ...(to === undefined ? [] : [`        <target>${written(to)}</target>`]),
      '      </segment>',
      '    </unit>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${NAMESPACE}" version="2.1" srcLang="${source}" trgLang="${target}">`,
    `  <file id="${file}" xml:space="preserve">`,
    ...(assignee === undefined
      ? []
      : ['    <notes>', `      <note category="${ASSIGNEE}">${written(assignee)}</note>`, '    </notes>']),
    ...lines,
    '  </file>',
    '</xliff>',
    '',
  ].join('\n');
}

class Unfit extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

const elements = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => typeof child !== 'string');

/** Text of a source or target. Comment marks are flattened; codes stand for content that is not in the file. */
function wordsOf(element: XmlElement): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return child;
      if (child.name === 'cp') {
        const hex = child.attributes['hex'] ?? '';
        if (!/^[0-9A-Fa-f]{4}$/.test(hex)) throw new Unfit(child.line, '<cp> needs hex with four digits.');
        return String.fromCharCode(Number.parseInt(hex, 16));
      }
      if (child.name === 'mrk' || child.name === 'pc') return wordsOf(child);
      if (child.name === 'sm' || child.name === 'em') return '';
      throw new Unfit(child.line, `<${child.name}> stands for something that is not in the file.`);
    })
    .join('');
}

/** Joins a unit's segments and the text between them. */
function unitOf(element: XmlElement): Unit {
  const key = element.attributes['id'];
  if (key === undefined || key === '') throw new Unfit(element.line, '<unit> has no id.');
  const parts = elements(element).filter(({ name }) => name === 'segment' || name === 'ignorable');
  if (parts.length === 0) throw new Unfit(element.line, `The unit ${key} has no segment.`);
  let source = '';
  let target: string | undefined;
  let translated = 0;
  for (const part of parts) {
    const [from, to] = ['source', 'target'].map((name) =>
      elements(part).find((child) => child.name === name),
    );
    if (!from) throw new Unfit(part.line, `A segment of ${key} has no source.`);
    const said = wordsOf(from);
    source += said;
    if (to && part.name === 'segment') translated += 1;
    target = (target ?? '') + (to ? wordsOf(to) : part.name === 'ignorable' ? said : '');
  }
  const segments = parts.filter(({ name }) => name === 'segment').length;
  if (translated > 0 && translated < segments)
    throw new Unfit(element.line, `${key} is translated in part only.`);
  return { key, source, target: translated === 0 ? undefined : target };
}

const unitsIn = (element: XmlElement): XmlElement[] =>
  elements(element).flatMap((child) =>
    child.name === 'unit' ? [child] : child.name === 'group' || child.name === 'file' ? unitsIn(child) : [],
  );

/** Account in the notes of a file. */
function assigneeIn(root: XmlElement): string | undefined {
  const notes = elements(root)
    .filter(({ name }) => name === 'file')
    .flatMap(elements)
    .filter(({ name }) => name === 'notes')
    .flatMap(elements);
  const note = notes.find(({ attributes }) => attributes['category'] === ASSIGNEE);
  return note ? wordsOf(note).trim() || undefined : undefined;
}

const LANGUAGE = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** Parses XLIFF 2.0 and 2.1. An unsupported file is a fault with its line; nothing of it is used. */
export function readXliff(text: string): XliffFile | XmlFault {
  const root = readXml(text);
  if (isXmlFault(root)) return root;
  const { xmlns, version, srcLang, trgLang } = root.attributes;
  try {
    if (root.name !== 'xliff') throw new Unfit(root.line, `<${root.name}> is not XLIFF.`);
    if (xmlns !== NAMESPACE || !/^2\.[01]$/.test(version ?? '')) {
      throw new Unfit(root.line, `Only XLIFF 2.0 and 2.1 are read; this is ${version ?? 'of no version'}.`);
    }
    if (!LANGUAGE.test(srcLang ?? '') || !LANGUAGE.test(trgLang ?? '')) {
      throw new Unfit(root.line, 'srcLang and trgLang have to say the languages.');
    }
    const units: Unit[] = [];
    const seen = new Set<string>();
    for (const element of unitsIn(root)) {
      const unit = unitOf(element);
      if (seen.has(unit.key)) throw new Unfit(element.line, `The unit ${unit.key} stands there twice.`);
      seen.add(unit.key);
      units.push(unit);
    }
    return { source: srcLang ?? '', target: trgLang ?? '', assignee: assigneeIn(root), units };
  } catch (error) {
    if (error instanceof Unfit) return { line: error.line, message: error.message };
    throw error;
  }
}
