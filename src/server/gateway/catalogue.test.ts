import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callErrors } from '#contract/call-errors.ts';
import { calls, type CallId } from '#contract/generated/calls.ts';
import { openApi } from './docs/openapi.ts';
import { callRoutes } from './routes.ts';

// Calls pass on refusals of the areas behind them, such as the ledger. Administration calls have refusals of their own.
const server = join(import.meta.dirname, '..');
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing'))
  .map((file) => ({ file, text: readFileSync(join(server, file), 'utf8') }))
  .filter(({ text }) => !text.includes('#server/http/refusal.ts'));
const code = sources.map(({ text }) => text).join('\n');

describe('the catalogue of refusals', () => {
  it.each(Object.entries(callErrors))(
    '%s has a status, says what and how, and is used',
    (name, { status, message }) => {
      expect(name).toMatch(/^[A-Z][A-Z_]+$/u);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
      expect(message).toMatch(/^[A-Z].*\.$/u);
      expect(code).toMatch(new RegExp(`'${name}'`, 'u'));
    },
  );

  it('has no two messages that read the same', () => {
    const messages = Object.values(callErrors).map(({ message }) => message);
    expect(new Set(messages).size).toBe(messages.length);
  });
});

describe('the table of calls', () => {
  it('answers every call that has a schema', () => {
    const ids = Object.keys(calls) as CallId[];
    expect(ids.filter((id) => !callRoutes.has(id))).toEqual([]);
  });

  it('finds each call in a module of its name', () => {
    const names = sources.map(({ file }) => basename(file, '.ts'));
    for (const id of callRoutes.keys()) expect(names).toContain(id);
  });

  it('says in OpenAPI what a body is sent as', () => {
    const paths = openApi()['paths'] as Record<
      string,
      Record<string, { operationId: CallId; requestBody?: { content: object } }>
    >;
    const types = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ operationId, requestBody }) =>
        requestBody ? [[operationId, Object.keys(requestBody.content)] as const] : [],
      );
    expect(Object.fromEntries(types)).toMatchObject({
      memberPasswordEmail: ['application/x-www-form-urlencoded'],
      memberPassword: ['application/jose'],
      smsNoLogin: ['application/json'],
    });
  });

  it('describes every call in OpenAPI, with its session and its encryption', () => {
    const paths = openApi()['paths'] as Record<
      string,
      Record<string, { operationId: string; security?: unknown }>
    >;
    const described = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(described.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(calls).sort());
    for (const { operationId, security } of described) {
      expect(security !== undefined).toBe('token' in calls[operationId as CallId]);
    }
    expect(JSON.stringify(paths)).not.toMatch(/"x-(ref|call)"/u);
  });
});
