import {
  getLanguageService,
  TextDocument,
  type CompletionItem,
  type Diagnostic,
  type LanguageService,
} from 'vscode-json-languageservice';
import type { EditorSchema } from '../types.ts';

const uri = 'inmemory://document.json';
const schemaUri = 'inmemory://schema.json';

/** Schema-based services for a text; places are offsets. */
export type JsonLanguage = ReturnType<typeof createJsonLanguage>;

export type Suggestion = {
  label: string;
  insert: string;
  from: number;
  to: number;
  kind: string;
  info: string;
};

/** Plain text of a documentation value, which may be Markdown. */
const plain = (words: CompletionItem['documentation']): string =>
  typeof words === 'string' ? words : (words?.value ?? '');

const PROPERTY = 10;

/** The JSON language service with one schema. Generates no code, so that a strict content security policy allows it. */
export function createJsonLanguage(schema: EditorSchema) {
  const service: LanguageService = getLanguageService({
    // A document's `$schema` is ignored; the given schema always applies.
    workspaceContext: { resolveRelativePath: () => schemaUri },
    schemaRequestService: () => Promise.resolve(JSON.stringify(schema)),
    clientCapabilities: {
      textDocument: { completion: { completionItem: { documentationFormat: ['plaintext'] } } },
    },
  });
  service.configure({
    validate: true,
    allowComments: false,
    schemas: [{ uri: schemaUri, fileMatch: ['*'], schema }],
  });

  let last:
    | { text: string; document: TextDocument; json: ReturnType<LanguageService['parseJSONDocument']> }
    | undefined;
  const read = (text: string) => {
    if (last?.text !== text) {
      const document = TextDocument.create(uri, 'json', 1, text);
      last = { text, document, json: service.parseJSONDocument(document) };
    }
    return last;
  };

  return {
    async complete(text: string, offset: number): Promise<Suggestion[]> {
      const { document, json } = read(text);
      const list = await service.doComplete(document, document.positionAt(offset), json);
      return (list?.items ?? []).map((item) => {
        const edit = item.textEdit;
        const range = edit && 'range' in edit ? edit.range : undefined;
        return {
          label: item.label,
          insert: edit?.newText ?? item.insertText ?? item.label,
          from: range ? document.offsetAt(range.start) : offset,
          to: range ? document.offsetAt(range.end) : offset,
          kind: item.kind === PROPERTY ? 'property' : 'enum',
          info: plain(item.documentation),
        };
      });
    },

    /** The schema's description of the value or name at an offset. */
    async explain(
      text: string,
      offset: number,
    ): Promise<{ from: number; to: number; words: string } | undefined> {
      const { document, json } = read(text);
      const hover = await service.doHover(document, document.positionAt(offset), json);
      const parts = hover ? [hover.contents].flat() : [];
      // Hints are Markdown with escaped characters.
      const words = parts
        .map((part) => (typeof part === 'string' ? part : part.value))
        .join('\n\n')
        .replaceAll(/\\([\\`*_{}[\]()#+\-.!<>])/g, '$1')
        .trim();
      if (!hover?.range || words === '') return undefined;
      return { from: document.offsetAt(hover.range.start), to: document.offsetAt(hover.range.end), words };
    },

    async problems(text: string): Promise<{ from: number; to: number; message: string; syntax: boolean }[]> {
      const { document, json } = read(text);
      const found: Diagnostic[] = await service.doValidation(document, json, {
        comments: 'error',
        trailingCommas: 'error',
      });
      return found.map(({ range, message, code }) => ({
        from: document.offsetAt(range.start),
        to: document.offsetAt(range.end),
        message: plain(message),
        // Range of the parser's codes; lower ones are about schemas.
        syntax: typeof code === 'number' && code > 0x100 && code < 0x300,
      }));
    },
  };
}
