import { SaxesParser, type SaxesAttributePlain } from 'saxes';
import { isEndless, type DrawnPart } from './drawn-parts.ts';
import { svgAttributes, svgElements, svgStyles } from './svg-allowed.ts';

export type CleanSvg = { text: string; width: number | undefined; height: number | undefined };

const elementsMax = 20_000;
const depthMax = 100;

const inside = /^#[\w.:-]+$/u;
/** Values that lead outside of the drawing or hide what they are; `url()` may name a part of the drawing. */
const isSafe = (value: string): boolean =>
  !/[\\<>@]|javascript:|data:|expression\s*\(|\/\*/iu.test(value) &&
  [...value.matchAll(/url\s*\(([^)]*)\)?/giu)].every(([, to = '']) =>
    inside.test(to.trim().replaceAll(/^['"]|['"]$/gu, '')),
  ) &&
  !/image(?:-set)?\s*\(/iu.test(value);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Declarations of CSS that are allowed. */
const declarations = (text: string): [string, string][] =>
  text.split(';').flatMap((one): [string, string][] => {
    const [name = '', ...rest] = one.split(':');
    const [property, value] = [name.trim().toLowerCase(), rest.join(':').trim()];
    return svgStyles.has(property) && value !== '' && isSafe(value) ? [[property, value]] : [];
  });

const partsIn = (value: string): string[] =>
  [...value.matchAll(/url\s*\(\s*['"]?#([\w.:-]+)/giu)].flatMap(([, id]) => id ?? []);

/** Style sheet of allowed declarations, and the parts of the drawing that each class refers to. */
type CleanSheet = { text: string; refersTo: Map<string /* class */, string[]> };

/** A style sheet without comments; one that is not closed reaches to the end. A pattern would look for that end from every start. */
function withoutComments(sheet: string): string {
  let kept = '';
  let at = 0;
  while (true) {
    const start = sheet.indexOf('/*', at);
    if (start === -1) return kept + sheet.slice(at);
    kept += sheet.slice(at, start);
    const end = sheet.indexOf('*/', start + 2);
    if (end === -1) return kept;
    at = end + 2;
  }
}

/** Selector and body of each rule of a style sheet without comments. */
const rulesOf = (plain: string): [selector: string, body: string][] =>
  plain
    .split('}')
    .slice(0, -1)
    .flatMap((rule): [string, string][] => {
      const [body, selector] = rule.split('{').toReversed();
      return body === undefined || !selector ? [] : [[selector, body]];
    });

/** Keeps rules of simple selectors, as drawing programs write them; whatever else a style sheet holds goes. */
function cleanSheet(sheet: string): CleanSheet {
  const refersTo = new Map<string, string[]>();
  const plain = withoutComments(sheet);
  if (/[@\\<]/u.test(plain)) return { text: '', refersTo };
  const rules = rulesOf(plain).flatMap(([selector, body]) => {
    if (!/^[\w\s.,#-]+$/u.test(selector)) return [];
    const classes = selector.split(',').map((one) => /^\.([\w-]+)$/u.exec(one.trim())?.[1]);
    // What refers to a part has to be known for each element, which only names of classes tell.
    const kept = declarations(body).filter(
      ([, value]) => partsIn(value).length === 0 || classes.every((one) => one !== undefined),
    );
    const parts = kept.flatMap(([, value]) => partsIn(value));
    for (const one of classes)
      if (one !== undefined) refersTo.set(one, [...(refersTo.get(one) ?? []), ...parts]);
    return kept.length > 0
      ? [`${selector.trim()}{${kept.map(([property, value]) => `${property}:${value}`).join(';')}}`]
      : [];
  });
  return { text: rules.join(''), refersTo };
}

/** Attributes of an element that may stay, by name. */
function cleanAttributes(attributes: Readonly<Record<string, string>>): Map<string, string> {
  const kept = new Map<string, string>();
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute === 'href' || attribute === 'xlink:href') {
      if (inside.test(value.trim())) kept.set('href', value.trim());
    } else if (attribute === 'style') {
      for (const [property, said] of declarations(value)) kept.set(property, said);
    } else if (svgAttributes.has(attribute) && isSafe(value)) kept.set(attribute, value);
  }
  return kept;
}

const plainValues = (attributes: Record<string, SaxesAttributePlain | string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.value,
    ]),
  );

const pixels = (length: string | undefined): number | undefined => {
  const value = Number(/^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/u.exec(length ?? '')?.[1]);
  return value > 0 && value < 100_000 ? Math.round(value) : undefined;
};

/** Size that the root says, else that of its view box. */
function sizeOf(root: ReadonlyMap<string, string>): Omit<CleanSvg, 'text'> {
  const [, , wide, high] = (root.get('viewBox') ?? '').trim().split(/[\s,]+/u);
  const [width, height] = [pixels(root.get('width')), pixels(root.get('height'))];
  return width !== undefined && height !== undefined
    ? { width, height }
    : { width: pixels(wide), height: pixels(high) };
}

class NoDrawing extends Error {}

const isWordy = (name: string): boolean => ['text', 'tspan', 'textPath', 'title', 'desc'].includes(name);

/** Writes an SVG anew, of allowed elements, attributes and styles alone. @throws what makes it no SVG that is kept */
function rewritten(source: string): CleanSvg {
  /** Elements that are open; undefined for one that goes, with all in it. */
  const open: ({ name: string; part: DrawnPart } | undefined)[] = [];
  const refersTo = new Map<string, string[]>();
  let [text, sheet, elements] = ['', '', 0];
  let root: { has: ReadonlyMap<string, string>; part: DrawnPart } | undefined;

  const write = (said: string): void => {
    const within = open.at(-1)?.name ?? '';
    if (within === 'style') sheet += said;
    else if (isWordy(within)) text += escaped(said);
  };
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name: written, attributes }) => {
    const isRoot = open.length === 0;
    const name = written.replace(/^svg:/u, '');
    elements += 1;
    if ((isRoot && name !== 'svg') || elements > elementsMax || open.length >= depthMax)
      throw new NoDrawing();
    const above = open.at(-1);
    if (!isRoot && (!above || !svgElements.has(name) || name === 'svg')) return void open.push(undefined);
    const has = cleanAttributes(plainValues(attributes));
    const part: DrawnPart = {
      id: has.get('id'),
      classes: (has.get('class') ?? '').split(/\s+/u),
      refersTo: [...has].flatMap(([attribute, value]) =>
        attribute === 'href' ? [value.slice(1)] : partsIn(value),
      ),
      parts: [],
    };
    above?.part.parts.push(part);
    open.push({ name, part });
    if (name === 'style') return;
    if (isRoot) root = { has, part };
    text += isRoot ? '<svg xmlns="http://www.w3.org/2000/svg"' : `<${name}`;
    for (const [attribute, value] of has) text += ` ${attribute}="${escaped(value)}"`;
    text += '>';
  });
  parser.on('text', write);
  parser.on('cdata', write);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed?.name === 'style') {
      const clean = cleanSheet(sheet);
      sheet = '';
      for (const [name, ids] of clean.refersTo) refersTo.set(name, [...(refersTo.get(name) ?? []), ...ids]);
      if (clean.text !== '') text += `<style>${escaped(clean.text)}</style>`;
    } else if (closed) text += `</${closed.name}>`;
  });
  parser.write(source).close();
  if (!root || isEndless(root.part, refersTo)) throw new NoDrawing();
  return { text, ...sizeOf(root.has) };
}

/** A drawing without script, outside reference or anything else that is not drawn; undefined for what is no well-formed SVG. */
export function cleanSvg(file: Uint8Array): CleanSvg | undefined {
  try {
    return rewritten(new TextDecoder('utf-8', { fatal: true }).decode(file));
  } catch {
    return undefined;
  }
}
