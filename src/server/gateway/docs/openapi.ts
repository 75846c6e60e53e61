import { callErrors } from '#contract/call-errors.ts';
import { calls, type CallFacts, type CallId } from '#contract/generated/calls.ts';
import { featureOf } from '#contract/feature-of.ts';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { refusedResponse } from '#server/http/api-docs.ts';
import { plainSchema } from '#server/http/plain-schema.ts';

type Json = { readonly [key: string]: unknown };

const partOf = (id: CallId, part: 'query' | 'body' | 'value'): Json | undefined =>
  (schemaIndex.calls[id]?.['properties'] as Record<string, Json> | undefined)?.[part];

const headerParameters = ['GatewayVersion', 'ModuleId', 'AcceptLanguage'].map((name) => ({
  $ref: `#/components/parameters/${name}`,
}));

const queryParameters = (id: CallId): Json[] => {
  const query = partOf(id, 'query');
  const required = (query?.['required'] ?? []) as string[];
  return Object.entries((query?.['properties'] ?? {}) as Record<string, Json>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(schema['description'] === undefined ? {} : { description: schema['description'] }),
    schema: plainSchema(schema),
  }));
};

const requestBody = (id: CallId, { enc, form, upload }: CallFacts): Json => {
  if (upload) {
    const file = { schema: { type: 'string', format: 'binary' } };
    return {
      requestBody: { required: true, content: Object.fromEntries(upload.map((type) => [type, file])) },
    };
  }
  const schema = partOf(id, 'body');
  if (!schema) return {};
  const content = enc
    ? {
        'application/jose': {
          schema: {
            type: 'string',
            description: 'Compact JWE (ECDH-ES, A256GCM) for a key of /.well-known/jwks.json.',
            contentMediaType: 'application/json',
            contentSchema: plainSchema(schema),
          },
        },
      }
    : { [form ? 'application/x-www-form-urlencoded' : 'application/json']: { schema: plainSchema(schema) } };
  return { requestBody: { required: true, content } };
};

const operation = (id: CallId): Json => {
  const facts: CallFacts = calls[id];
  const schema = schemaIndex.calls[id];
  return {
    operationId: id,
    ...(schema && { tags: [featureOf(schema)] }),
    summary: schema?.['description'],
    parameters: [
      ...headerParameters,
      ...(facts.idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      ...queryParameters(id),
    ],
    ...requestBody(id, facts),
    ...(facts.token
      ? {
          security: [...(facts.token === 'optional' ? [{}] : []), { session: [] }, { sessionCookie: [] }],
        }
      : {}),
    responses: {
      200: {
        description: 'The call succeeded.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['success', 'value'],
              properties: { success: { const: true }, value: plainSchema(partOf(id, 'value')) },
            },
          },
        },
      },
      default: { $ref: '#/components/responses/Refused' },
    },
  };
};

const errorTable = Object.entries(callErrors)
  .map(([code, { status, message }]) => `| \`${code}\` | ${status} | ${message} |`)
  .join('\n');

const header = (name: string, description: string, required: boolean, schema: Json): Json => ({
  name,
  in: 'header',
  description,
  required,
  schema,
});

/** The gateway as OpenAPI 3.1, made from the schemas of its calls. */
export function openApi(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [id, { method, path }] of Object.entries(calls) as [CallId, CallFacts][]) {
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(id) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Livery gateway',
      version: '3',
      description: `The calls of a portal. The brand is chosen by the host of the request.\n\n| code | status | meaning |\n|---|---|---|\n${errorTable}`,
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of a login.' },
        sessionCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-gw_session',
          description:
            'For pages of the same origin: set by a login with the header `X-Session: cookie`, and good with that header only.',
        },
      },
      parameters: {
        GatewayVersion: header('X-Gateway-Version', 'Version of the gateway.', true, {
          type: 'string',
          enum: ['3'],
          default: '3',
        }),
        IdempotencyKey: header(
          'Idempotency-Key',
          'One per intention of the player, the same for every retry: the answer is then the same, and nothing happens twice.',
          true,
          { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
        ),
        ModuleId: header('X-Module-Id', 'The module that calls.', true, {
          type: 'string',
          default: 'portal',
        }),
        AcceptLanguage: header('Accept-Language', 'Language of texts in the answer.', false, {
          type: 'string',
        }),
      },
      responses: {
        Refused: refusedResponse(
          { success: { const: false }, value: { description: 'More about the refusal, by code.' } },
          { codes: Object.keys(callErrors), required: ['success'] },
        ),
      },
    },
  };
}
