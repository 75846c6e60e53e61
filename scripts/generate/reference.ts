import type { KeptWith } from '#engine/own-fields.ts';
import { definitionsPage } from './definitions-page.ts';
import { cell, rows, type Node } from './property-table.ts';
import { folders, type Schema, type Schemas } from './schemas.ts';

const table = (node: Node, document: string): string => {
  const lines = rows(node, document);
  return lines.length === 0 ? '' : `\n| property | takes | meaning |\n|---|---|---|\n${lines.join('\n')}\n`;
};

type FormNote = {
  use: 'submit' | 'code';
  needs?: string[];
  takes?: string[];
  boxes?: string[];
  together?: Record<string, string[]>;
  modes?: Record<string, string[]>;
  onlyModes?: boolean;
  files?: string[];
  summary?: string[];
  ownFields?: KeptWith;
};

const quoted = (names: readonly string[]): string =>
  names.length === 0 ? 'nothing' : names.map((name) => `\`${name}\``).join(' ');

/** Use of an action in forms, in sentences. */
function formSentences(note: FormNote | undefined): string {
  if (!note) return '';
  const { use, needs = [], takes = [], boxes = [], files = [], summary = [], ownFields } = note;
  const { together = {}, modes = {}, onlyModes } = note;
  return [
    use === 'submit' ? 'A form is submitted to it.' : 'A field of the input `code` sends its code by it.',
    onlyModes ? 'It goes by the mode of the form.' : `It needs ${quoted(needs)}.`,
    ...Object.entries(modes).map(([mode, fields]) => `In the mode \`${mode}\` it needs ${quoted(fields)}.`),
    ...Object.entries(together).map(([field, others]) => `With \`${field}\` it needs ${quoted(others)}.`),
    takes.length > 0 ? `It also knows ${quoted(takes)}.` : '',
    boxes.length > 0 ? `Check boxes: ${quoted(boxes)}.` : '',
    files.length > 0 ? `Files: ${quoted(files)}.` : '',
    summary.length > 0 ? `Its summary may show ${quoted(summary)}.` : '',
    ownFields === 'submitter' ? "Fields of the operator's own are kept with the member." : '',
    ownFields === 'record' ? "Fields of the operator's own are kept with what it makes." : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Section of a page on one schema: its words, and a table of its properties. */
export const section = (name: string, schema: Schema): string => {
  const slots = schema['x-slots'] as string[] | undefined;
  const defs = Object.entries((schema['$defs'] ?? {}) as Record<string, Node>)
    .map(([def, node]) => `\n#### ${name} ${def}\n\n${cell(node['description'])}\n${table(node, name)}`)
    .join('');
  const members = schema['x-audience'] === 'member' ? ' For members who are logged in only.' : '';
  const fits = schema['x-fits'] as string[] | undefined;
  const places = fits ? ` Of screens that are a ${fits.join(' or a ')} only.` : '';
  const form = formSentences(schema['x-form'] as FormNote | undefined);
  return `### ${name}\n\n${cell(schema['description'])}${slots ? ` Slots: ${slots.join(', ')}.` : ''}${members}${places}\n${form === '' ? '' : `\n${form}\n`}${table(schema, name.split(':')[0] ?? '')}${defs}`;
};

/** Sessions that may use a call, in words. */
const neededSession = (who: string | undefined): string =>
  who === 'member'
    ? 'needs a session of a real account'
    : who === 'agent'
      ? 'needs a session of an agent'
      : 'needs a session';

const titles = {
  documents: 'Documents',
  blocks: 'Blocks',
  actions: 'Actions',
  sources: 'Sources',
  'form-sources': 'Form sources',
  calls: 'Gateway calls',
} as const;

function page(schemas: Schemas, folder: keyof typeof titles): string {
  const entries = Object.entries(schemas.byFolder[folder]);
  const body = entries.map(([name, schema]) => {
    const call = schema['x-call'] as
      | {
          method: string;
          path: string;
          enc?: true;
          token?: true | 'optional';
          form?: true;
          for?: string;
          upload?: string[];
          idempotent?: true;
        }
      | string
      | undefined;
    if (folder !== 'calls' || typeof call !== 'object') return section(name, schema);
    const marks = [
      call.enc ? 'encrypted' : '',
      call.form ? 'as a form' : '',
      call.token === 'optional' ? 'with a session or without' : call.token ? neededSession(call.for) : '',
      call.idempotent ? 'with an `Idempotency-Key`' : '',
      call.upload ? `the file as the body: ${call.upload.join(', ')}` : '',
    ]
      .filter(Boolean)
      .join(', ');
    return section(`${name}: \`${call.method} ${call.path}\`${marks ? ` (${marks})` : ''}`, schema);
  });
  return `# ${titles[folder]}\n\nMade from \`schemas/${folder}\` by \`npm run generate\`; do not edit. A star marks what is required.\n\n${body.join('\n')}`;
}

function facts(schemas: Schemas): string {
  const all = schemas.facts as unknown as {
    facts: Record<string, { type: string; description: string; pages?: true }>;
    families: Record<string, { type: string; description: string }>;
    sets: Record<string, Record<string, { type: string; description: string }>>;
  };
  const lines = [
    ...Object.entries(all.facts).map(
      ([name, fact]) =>
        `| \`${name}\` | ${fact.type} | ${cell(fact.description)}${fact.pages ? ' Only pages know it.' : ''} |`,
    ),
    ...Object.values(all.sets).flatMap((set) =>
      Object.entries(set).map(
        ([name, fact]) =>
          `| \`${name}\` | ${fact.type} | ${cell(fact.description)} For the audience of a promotion only. |`,
      ),
    ),
    ...Object.entries(all.families).map(
      ([name, fact]) => `| \`${name}.…\` | ${fact.type} | ${cell(fact.description)} |`,
    ),
  ];
  return `# Facts\n\nMade from \`schemas/facts.json\` by \`npm run generate\`; do not edit. Conditions (\`when\`) may read these. What only pages know may not decide about fields of the registration and of what else keeps fields of your own: the gateway checks them too.\n\n| fact | type | meaning |\n|---|---|---|\n${lines.join('\n')}\n`;
}

/** The reference pages of docs/reference, by file name. */
export function generateReference(schemas: Schemas): Record<string, string> {
  const pages = folders.filter((folder): folder is keyof typeof titles => folder in titles);
  return {
    ...Object.fromEntries(pages.map((folder) => [`${folder}.md`, page(schemas, folder)])),
    'facts.md': facts(schemas),
    'definitions.md': definitionsPage(schemas),
  };
}
