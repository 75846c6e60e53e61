import { banner, fileOf, pascal, SchemaError, type Schemas } from './schemas.ts';

type CallFacts = {
  method: string;
  path: string;
  enc?: true;
  token?: true | 'optional';
  form?: true;
  upload?: string[];
  maxBytes?: number;
  idempotent?: true;
};
/** Sessions that may use a call; see src/server/sessions/guards.ts. */
type CallGuard = { for?: 'any' | 'member' | 'agent'; whilePasswordDue?: true; whileExcluded?: boolean };
/** The facts of a call are no part of the first load of pages: see `lateCalls`. */
type CallWeight = { late?: true };
/** What a call does to the session of its caller. */
type SessionEffect = { session?: 'begins' | 'ends' };

const formNames: Readonly<Record<string, string>> = { GET: 'get', POST: 'post', PUT: 'put' };

/** Functions that write the entries of a table in short, those that its lines use: the first table is in the first load of every page. */
function formsOf(lines: readonly string[]): string {
  const table = lines.join('\n');
  const withSession = Object.values(formNames).filter((form) => table.includes(` ${form}Own(`));
  const plain = Object.entries(formNames).filter(
    ([, form]) => table.includes(` ${form}(`) || withSession.includes(form),
  );
  const given = '<const Path extends string, const More extends object = object>(path: Path, more?: More)';
  return [
    ...plain.map(
      ([method, form]) =>
        `const ${form} = ${given} =>\n  ({ method: '${method}', path, ...(more as More) }) as const;\n`,
    ),
    withSession.length > 0 ? 'const own = { token: true } as const;\n' : '',
    ...withSession.map(
      (form) => `const ${form}Own = ${given} =>\n  ({ ...${form}(path, more), ...own }) as const;\n`,
    ),
  ].join('');
}

/** The table of gateway calls (method, path, enc, token), who may use each, the calls of the sources, and the names of what has a schema. */
export function generateCalls(schemas: Schemas): Record<string, string> {
  for (const schema of Object.values(schemas.byFolder.calls)) {
    const { method, path } = (schema['x-call'] ?? {}) as Partial<CallFacts>;
    if (!method || !path) throw new SchemaError(fileOf(schema), '"x-call" has to say "method" and "path".');
  }
  for (const folder of ['sources', 'form-sources'] as const) {
    for (const schema of Object.values(schemas.byFolder[folder])) {
      const call = schema['x-call'];
      if (typeof call !== 'string' || !Object.hasOwn(schemas.byFolder.calls, call))
        throw new SchemaError(
          fileOf(schema),
          `"x-call" is ${JSON.stringify(call)}, which is no call of schemas/calls.`,
        );
    }
  }
  const isLate = ([, schema]: [string, { 'x-call'?: unknown }]): boolean =>
    (schema['x-call'] as CallWeight).late === true;
  const lineOf = ([name, schema]: [string, { 'x-call'?: unknown }]): string => {
    // Players' pages load this table: what only documentation says stays in the schema index.
    const {
      for: _for,
      whilePasswordDue: _due,
      whileExcluded: _excluded,
      session: _session,
      late: _late,
      ...facts
    } = schema['x-call'] as CallFacts & CallGuard & SessionEffect & CallWeight;
    const { method, path, token, ...others } = facts;
    const form = formNames[method];
    if (form === undefined) return `  ${name}: ${JSON.stringify(facts)},`;
    const own = token === true;
    const more = own || token === undefined ? others : { token, ...others };
    const rest = Object.keys(more).length === 0 ? '' : `, ${JSON.stringify(more)}`;
    return `  ${name}: ${form}${own ? 'Own' : ''}(${JSON.stringify(path)}${rest}),`;
  };
  const all = Object.entries(schemas.byFolder.calls);
  const first = all.filter((call) => !isLate(call)).map(lineOf);
  const late = all.filter(isLate).map(lineOf);
  const guards = Object.entries(schemas.byFolder.calls).flatMap(([name, schema]) => {
    const {
      method,
      token,
      for: who,
      whilePasswordDue = false,
      // Reading calls are always allowed, unless they open a game.
      whileExcluded = method === 'GET',
    } = schema['x-call'] as CallFacts & CallGuard;
    if (!token) return [];
    if (who === undefined) {
      throw new SchemaError(
        fileOf(schema),
        'the call needs a session and does not say for whom it is. Set "for" in "x-call" to any, member or agent.',
      );
    }
    return [`  ${name}: ${JSON.stringify({ for: who, whilePasswordDue, whileExcluded })},`];
  });
  const effects = Object.entries(schemas.byFolder.calls).flatMap(([name, schema]) => {
    const { session } = schema['x-call'] as SessionEffect;
    return session === undefined ? [] : [`  ${name}: '${session}',`];
  });
  const types = Object.keys(schemas.byFolder.calls).map((name) => `  ${name}: Types['${name}'];`);
  const sources = Object.entries(schemas.byFolder.sources).map(
    ([name, schema]) =>
      `  ${name}: ${JSON.stringify({ call: schema['x-call'], token: schema['x-token'] === true })},`,
  );
  const formSources = Object.entries(schemas.byFolder['form-sources']).map(
    ([name, schema]) =>
      `  ${name}: ${JSON.stringify({ call: schema['x-call'], ...(schema['x-reads'] as object) })},`,
  );
  const singles = Object.entries(schemas.byFolder.documents).flatMap(([name, schema]) =>
    schema['x-single'] === true ? [name] : [],
  );
  return {
    'calls.ts': `${banner}import type { CallsByName as Types } from './call-types.ts';
import { firstCalls } from './first-calls.ts';
import { lateCalls } from './late-calls.ts';

export type CallFacts = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; enc?: true; token?: true | 'optional'; form?: true; upload?: readonly string[]; maxBytes?: number; idempotent?: true };
/** Query, body and value of each call. */
export type CallTypes = {
${types.join('\n')}
};
export type CallId = keyof CallTypes;
/** Every call; pages load the first of them with their first script, and the late ones with the code that makes them. */
export const calls = { ...firstCalls, ...lateCalls } as const satisfies Record<CallId, CallFacts>;
`,
    'first-calls.ts': `${banner}${formsOf(first)}/** Calls that pages know at once. */
export const firstCalls = {
${first.join('\n')}
} as const;
`,
    'late-calls.ts': `${banner}${formsOf(late)}/** Calls that "late" of "x-call" keeps out of the first load of pages. */
export const lateCalls = {
${late.join('\n')}
} as const;
`,
    'call-guards.ts': `${banner}/**
 * Access to a call that needs a session: every session, real accounts, or agents only; with a password change due or not; for members
 * excluded from play or not.
 */
export type CallGuard = { for: 'any' | 'member' | 'agent'; whilePasswordDue: boolean; whileExcluded: boolean };
export const callGuards = {
${guards.join('\n')}
} as const satisfies Record<string, CallGuard>;
/** Calls that begin or end the session of their caller. */
export const sessionEffects = {
${effects.join('\n')}
} as const satisfies Record<string, 'begins' | 'ends'>;
`,
    'sources.ts': `${banner}import type { CallId } from './calls.ts';

export type SourceName = ${Object.keys(schemas.byFolder.sources)
      .map((name) => `'${name}'`)
      .join(' | ')};
/** The call behind each source, and whether it needs a session. */
export const sourceCalls = {
${sources.join('\n')}
} as const satisfies Record<SourceName, { call: CallId; token: boolean }>;
`,
    'form-sources.ts': `${banner}import type { CallId } from './calls.ts';

export const formSourceNames = ${JSON.stringify(Object.keys(schemas.byFolder['form-sources']))} as const;
export type FormSourceName = (typeof formSourceNames)[number];
/** The call behind each form source, and where its parts stand in the answer. */
export const formSources = {
${formSources.join('\n')}
} as const satisfies Record<FormSourceName, { call: CallId; [part: string]: unknown }>;
`,
    'names.ts': `${banner}${(['documents', 'blocks', 'actions', 'sources'] as const)
      .map((folder) => {
        const names = Object.keys(schemas.byFolder[folder]);
        const type = pascal(folder).replace(/s$/, '');
        return `export const ${folder.replace(/s$/, '')}Names = ${JSON.stringify(names)} as const;\nexport type ${type}Name = (typeof ${folder.replace(/s$/, '')}Names)[number];`;
      })
      .join('\n')}
/** Kinds of which a pack has one document, with the id \`main\`. */
export const singleDocumentNames: readonly string[] = ${JSON.stringify(singles)};
`,
  };
}
