import { banner, SchemaError } from '../schemas.ts';
import { fileOfCall, type AdminSchemas } from './admin-schemas.ts';

/** `x-call` of an administration call. */
export type AdminCall = {
  method: string;
  path: string;
  needs?: { role: string; on?: string; right?: string };
  refusals?: string[];
  produces?: string[];
} & Record<string, unknown>;

/** @throws SchemaError when the facts of a call lack something */
export function adminCallOf(schemas: AdminSchemas, name: string): AdminCall {
  const call = (schemas.calls[name]?.['x-call'] ?? {}) as Partial<AdminCall>;
  const { method, path, needs } = call;
  if (!method || !path)
    throw new SchemaError(fileOfCall(schemas, name), '"x-call" has to say "method" and "path".');
  if (needs && (needs.on === undefined) === (needs.right === undefined))
    throw new SchemaError(fileOfCall(schemas, name), '"needs" has to say either "on" or "right".');
  return { ...call, method, path };
}

/** The addresses of administration calls, for the console too, and what the server has to know of each. */
export function generateAdminCalls(schemas: AdminSchemas): Record<string, string> {
  const names = Object.keys(schemas.calls);
  const places = names.map((name) => {
    const { method, path } = adminCallOf(schemas, name);
    return `  ${name}: ${JSON.stringify({ method, path })},`;
  });
  const rules = names.map((name) => {
    const { method: _method, path: _path, refusals = [], ...rest } = adminCallOf(schemas, name);
    const parts = Object.keys(schemas.calls[name]?.properties ?? {});
    return `  ${name}: ${JSON.stringify({ parts, refusals, ...rest })},`;
  });
  return {
    'admin-calls.ts': `${banner}import type { AdminCallsByName } from './admin-types.ts';

/** Params, query, body and value of each administration call. */
export type AdminCallTypes = AdminCallsByName;
export type AdminCallId = keyof AdminCallTypes;
/** Method and path of each, below /config/v1/admin. */
export const adminCalls = {
${places.join('\n')}
} as const satisfies Record<AdminCallId, { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string }>;
`,
    'admin-rules.ts': `${banner}import type { AdminCallId } from './admin-calls.ts';
import type { Role } from './admin-types.ts';

/**
 * Rights that a call needs: a role on all documents of the pack, on some kind of them, on all packs or on any; or a right on
 * the pack. Without \`needs\` whoever is signed in may call; \`open\`: everybody.
 */
export type AdminNeeds =
  | { role: Role; on: 'pack' | 'kind' | 'all' | 'any'; right?: undefined }
  | { role: Role; right: 'payments' | 'members'; on?: undefined };
export type AdminRules = {
  parts: readonly ('params' | 'query' | 'body' | 'value')[];
  /** Codes that it may answer beside those that every call may. */
  refusals: readonly string[];
  needs?: AdminNeeds;
  open?: true;
  /** Allowed while the account has a duty. */
  settling?: true;
  /** Made by open pages without somebody doing anything. */
  passive?: true;
  /** HTTP status of the answer, where it is neither 200 nor 204. */
  status?: number;
  maxBytes?: number;
  /** Media types of an answer that is no JSON. */
  produces?: readonly string[];
};
export const adminRules = {
${rules.join('\n')}
} as const satisfies Record<AdminCallId, AdminRules>;
`,
  };
}
