/** An element with its attributes; `line` is where its tag begins, from 1. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
  line: number;
};

export type XmlFault = { line: number; message: string };

class Broken extends Error {
  constructor(
    readonly at: number,
    message: string,
  ) {
    super(message);
  }
}

const DEEPEST = 40;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const NAME = /[A-Za-z_][\w.:-]*/y;
const SPACE = /[\t\n ]*/y;

const isAllowed = (code: number): boolean =>
  code === 9 || code === 10 || code === 13 || (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff); // oxfmt-ignore

/** Reads one document from its start to its end. */
class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  private fail(message: string, at = this.at): never {
    throw new Broken(at, message);
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [found = ''] = pattern.exec(this.text) ?? [];
    this.at += found.length;
    return found;
  }

  private upTo(end: string, what: string): string {
    const from = this.at;
    const to = this.text.indexOf(end, from);
    if (to === -1) this.fail(`${what} does not end.`);
    this.at = to + end.length;
    return this.text.slice(from, to);
  }

  private starts(with_: string): boolean {
    if (!this.text.startsWith(with_, this.at)) return false;
    this.at += with_.length;
    return true;
  }

  private reference(name: string, at: number): string {
    const known = Object.hasOwn(named, name) ? named[name] : undefined;
    if (known !== undefined) return known;
    const [, hexadecimal, decimal] = /^#(?:x([0-9A-Fa-f]{1,6})|([0-9]{1,7}))$/.exec(name) ?? [];
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal ?? Number.NaN);
    if (Number.isNaN(code))
      this.fail(
        `The entity &${name.slice(0, 40)}; is not read; only &amp; &lt; &gt; &quot; &apos; and numbers are.`,
        at,
      );
    if (!isAllowed(code)) this.fail(`&${name}; is no character of XML.`, at);
    return String.fromCodePoint(code);
  }

  private words(raw: string, from: number): string {
    return raw.replaceAll(/&([^;&\s]{0,60});?/g, (whole, name: string, offset: number) => {
      if (!whole.endsWith(';')) this.fail('"&" begins an entity; write &amp; for the sign.', from + offset);
      return this.reference(name, from + offset);
    });
  }

  private skipMisc(): void {
    for (;;) {
      this.take(SPACE);
      if (this.starts('<!--')) this.upTo('-->', 'A comment');
      else if (this.text.startsWith('<!DOCTYPE', this.at)) this.fail('A document type (DTD) is not read.');
      else if (this.text.startsWith('<?', this.at)) this.fail('Processing instructions are not read.');
      else return;
    }
  }

  private attributes(): Record<string, string> {
    const found = new Map<string, string>();
    for (;;) {
      const gap = this.take(SPACE);
      const at = this.at;
      const name = this.take(NAME);
      if (name === '') return Object.fromEntries(found);
      if (gap === '') this.fail('Attributes are kept apart by spaces.', at);
      if (found.has(name)) this.fail(`The attribute ${name} stands there twice.`, at);
      this.take(SPACE);
      if (!this.starts('=')) this.fail(`The attribute ${name} has no value.`);
      this.take(SPACE);
      const quote = this.starts('"')
        ? '"'
        : this.starts("'")
          ? "'"
          : this.fail(`The value of ${name} needs quotes.`);
      const from = this.at;
      const value = this.upTo(quote, `The value of ${name}`);
      if (value.includes('<')) this.fail(`The value of ${name} holds "<"; write &lt;.`, from);
      found.set(name, this.words(value.replaceAll(/[\t\n]/g, ' '), from));
    }
  }

  private lineAt(at: number): number {
    let line = 1;
    for (
      let found = this.text.indexOf('\n');
      found !== -1 && found < at;
      found = this.text.indexOf('\n', found + 1)
    ) {
      line += 1;
    }
    return line;
  }

  private element(depth: number, lineFrom: { at: number; line: number }): XmlElement {
    if (depth > DEEPEST) this.fail('It is nested too deeply.');
    const at = this.at - 1;
    // Counted on from the last element, so that a long file is not counted again for each.
    for (
      let next = this.text.indexOf('\n', lineFrom.at);
      next !== -1 && next < at;
      next = this.text.indexOf('\n', next + 1)
    ) {
      lineFrom.line += 1;
      lineFrom.at = next + 1;
    }
    const { line } = lineFrom;
    const name = this.take(NAME);
    if (name === '') this.fail('"<" begins a tag; write &lt; for the sign.', at);
    const attributes = this.attributes();
    const element: XmlElement = { name, attributes, children: [], line };
    if (this.starts('/>')) return element;
    if (!this.starts('>')) this.fail(`The tag <${name}> does not end.`);
    for (;;) {
      const from = this.at;
      const next = this.text.indexOf('<', from);
      if (next === -1) this.fail(`<${name}> is not closed.`, at);
      if (next > from) {
        const raw = this.text.slice(from, next);
        if (raw.includes(']]>')) this.fail('"]]>" stands outside of CDATA.', from);
        element.children.push(this.words(raw, from));
      }
      this.at = next + 1;
      if (this.starts('/')) {
        const closed = this.take(NAME);
        this.take(SPACE);
        if (closed !== name || !this.starts('>')) this.fail(`</${closed}> closes <${name}>.`, next);
        return element;
      }
      if (this.starts('!--')) this.upTo('-->', 'A comment');
      else if (this.starts('![CDATA[')) element.children.push(this.upTo(']]>', 'CDATA'));
      else if (this.text[this.at] === '!' || this.text[this.at] === '?')
        this.fail('Declarations and instructions are not read.', next);
      else element.children.push(this.element(depth + 1, lineFrom));
    }
  }

  read(): XmlElement | XmlFault {
    try {
      const bad = [...this.text.matchAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu)][0];
      if (bad) this.fail('A character that XML does not have.', bad.index);
      if (this.starts('<?xml')) {
        const declared = this.upTo('?>', 'The XML declaration');
        if (/encoding\s*=\s*["'](?!utf-?8["'])/i.test(declared)) this.fail('Only UTF-8 is read.', 0);
      }
      this.skipMisc();
      if (!this.starts('<')) this.fail('There is no element.');
      const root = this.element(0, { at: 0, line: 1 });
      this.skipMisc();
      if (this.at < this.text.length) this.fail('Something stands after the end.');
      return root;
    } catch (error) {
      if (error instanceof Broken) return { line: this.lineAt(error.at), message: error.message };
      throw error;
    }
  }
}

/**
 * Parses XML without its dangerous parts: no document types, own entities or instructions, and limited depth. Namespaces are left to
 * the caller. Malformed XML is a fault with its line.
 */
export const readXml = (text: string): XmlElement | XmlFault =>
  new Reader(text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n')).read();

export const isXmlFault = (read: XmlElement | XmlFault): read is XmlFault => !('name' in read);
