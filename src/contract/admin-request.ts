import { adminCalls, type AdminCallId, type AdminCallTypes } from './generated/admin-calls.ts';

type Parts<C extends AdminCallId> = Pick<
  AdminCallTypes[C],
  Extract<keyof AdminCallTypes[C], 'params' | 'query' | 'body'>
>;

/** What a call sends: the parts that its schema declares, and headers; `signal` gives it up. */
export type AdminRequest<C extends AdminCallId> = Parts<C> & {
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/** Arguments of a call; a call without parts needs none. */
export type RequestOf<C extends AdminCallId> = keyof Parts<C> extends never
  ? [request?: AdminRequest<C>]
  : [request: AdminRequest<C>];

/** What a call answers; undefined where its schema has no value or it may be missing. */
export type AnswerOf<C extends AdminCallId> = AdminCallTypes[C] extends { value: infer T }
  ? T
  : AdminCallTypes[C] extends { value?: infer T }
    ? T | undefined
    : undefined;

const base = '/config/v1/admin';

type Placed = { params?: Readonly<Record<string, string>>; query?: object };

/** Address of a call below the origin. */
export function adminAddress(call: AdminCallId, { params = {}, query = {} }: Placed = {}): string {
  const path = adminCalls[call].path.replaceAll(/:(\w+)/gu, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const asked = new URLSearchParams(query as Record<string, string>).toString();
  return `${base}${path}${asked === '' ? '' : `?${asked}`}`;
}
