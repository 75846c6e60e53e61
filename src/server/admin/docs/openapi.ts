import { whoMayCall } from '#contract/who-may-call.ts';
import { adminCalls, type AdminCallId } from '#contract/generated/admin-calls.ts';
import { adminRules, type AdminRules } from '#contract/generated/admin-rules.ts';
import { adminSchemaIndex } from '#contract/generated/admin-schema-index.ts';
import { refusedResponse } from '#server/http/api-docs.ts';
import { plainSchema } from '#server/http/plain-schema.ts';
import { refuse, type RefusalCode } from '#server/http/refusal.ts';
import { commonRefusals } from '../common-refusals.ts';

type Json = { readonly [key: string]: unknown };

const { definitions, calls, areas } = adminSchemaIndex;

/** References into files of definitions lead to the components of this document. */
const localRefs = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(localRefs);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string'
        ? `#/components/schemas/${value.split('/').at(-1) ?? ''}`
        : localRefs(value),
    ]),
  );
};

const shown = (schema: unknown): Json => localRefs(plainSchema(schema)) as Json;

const partOf = (id: AdminCallId, part: string): Json | undefined =>
  (calls[id]?.['properties'] as Record<string, Json> | undefined)?.[part];

const parameters = (id: AdminCallId, part: 'params' | 'query'): Json[] => {
  const schema = partOf(id, part);
  const required = (schema?.['required'] ?? []) as string[];
  return Object.entries((schema?.['properties'] ?? {}) as Record<string, Json>).map(([name, value]) => ({
    name,
    in: part === 'params' ? 'path' : 'query',
    required: required.includes(name),
    schema: shown(value),
  }));
};

const row = (code: RefusalCode): string => {
  const { status, body } = refuse(code);
  return `| \`${code}\` | ${status} | ${body.message} ${body.fix} |`;
};
const table = (codes: readonly RefusalCode[]): string =>
  codes.length === 0 ? '' : `\n\n| code | status | meaning |\n|---|---|---|\n${codes.map(row).join('\n')}`;

const json = (schema: Json): Json => ({ 'application/json': { schema } });

/** Answers of a call: its value or file, or 204 where it has none. */
function responses(id: AdminCallId, { status = 200, produces }: AdminRules): Json {
  const value = partOf(id, 'value');
  const always = ((calls[id]?.['required'] ?? []) as string[]).includes('value');
  const file = (types: readonly string[]): Json =>
    Object.fromEntries(types.map((type) => [type, { schema: { type: 'string' } }]));
  const content = produces ? file(produces) : value && json(shown(value));
  return {
    ...(content ? { [status]: { description: 'Done.', content } } : {}),
    ...(content && (always || produces) ? {} : { 204: { description: 'Done; there is nothing to say.' } }),
    default: { $ref: '#/components/responses/Refused' },
  };
}

function operation(id: AdminCallId): Json {
  const rules: AdminRules = adminRules[id];
  const body = partOf(id, 'body');
  const writes = adminCalls[id].method !== 'GET' && !rules.open;
  return {
    operationId: id,
    tags: [areas[id]],
    summary: calls[id]?.['description'],
    description: `For: ${whoMayCall(rules)}.${table(rules.refusals as RefusalCode[])}`,
    parameters: [...parameters(id, 'params'), ...parameters(id, 'query')],
    ...(body ? { requestBody: { required: true, content: json(shown(body)) } } : {}),
    ...(rules.open ? {} : { security: [{ session: [], ...(writes ? { csrf: [] } : {}) }] }),
    responses: responses(id, rules),
  };
}

/** The administration API as OpenAPI 3.1, made from the schemas of its calls. */
export function adminOpenApi(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const id of Object.keys(adminCalls) as AdminCallId[]) {
    const { method, path } = adminCalls[id];
    const address = path.replaceAll(/:(\w+)/gu, '{$1}');
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(id) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Livery administration',
      version: '1',
      description: `The calls of the console and of the command line. Any of them may be refused so:${table(commonRefusals)}`,
    },
    servers: [{ url: '/config/v1/admin' }],
    paths,
    components: {
      schemas: shown(
        Object.fromEntries(
          Object.values(definitions).flatMap((file) => Object.entries(file['$defs'] as object)),
        ),
      ),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'livery_operator' },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
      },
      responses: {
        Refused: refusedResponse(
          { fix: { type: 'string', description: 'What to do.' } },
          { required: ['fix'] },
        ),
      },
    },
  };
}
