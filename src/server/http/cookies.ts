import type { FastifyReply, FastifyRequest } from 'fastify';

/** Attributes of a cookie of the gateway. */
export type CookieKeeping = {
  /** Seconds. */
  maxAge: number;
  /** The calls it goes with; `/` for all of the host. */
  path: `/${string}`;
  sameSite: 'lax' | 'strict';
  /** False only for cookies that the page itself has to read; never for a secret. */
  httpOnly?: boolean;
};

/** Cookies of one request and its answer, by names without the prefix that https asks for. */
export type Cookies = {
  get(name: CookieName): string | undefined;
  set(name: CookieName, value: string, keeping: CookieKeeping): void;
  clear(name: CookieName, keeping: Pick<CookieKeeping, 'path'>): void;
};

/** Common prefix of the gateway's cookies, by which a pass-through selects those of the platform. */
type CookieName = `gw_${string}`;

const ours = /^(?:__Host-|__Secure-)?gw_[A-Za-z0-9_]+$/u;

/** True for a cookie of the gateway, as opposed to one of the server around it. */
export const isGatewayCookie = (name: string): boolean => ours.test(name);

/** Hosts of this machine, where browsers trust plain http. */
const loopback = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/iu;

/** Elsewhere a request without https has come through a proxy that ends TLS, or its browser refuses the cookie. */
const isSecure = ({ protocol, hostname }: Pick<FastifyRequest, 'protocol' | 'hostname'>): boolean =>
  protocol === 'https' || !loopback.test(hostname);

/** Name as sent: where secure, one that a browser accepts from a secure page or from this host alone. */
const written = (name: CookieName, secure: boolean, path: string): string =>
  secure ? `${path === '/' ? '__Host-' : '__Secure-'}${name}` : name;

/** Needs the plugin @fastify/cookie. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply): Cookies {
  const secure = isSecure(request);
  return {
    get(name) {
      const names = secure ? [`__Host-${name}`, `__Secure-${name}`] : [name];
      return names.map((each) => request.cookies[each]).find((value) => value !== undefined);
    },
    set(name, value, { maxAge, path, sameSite, httpOnly = true }) {
      void reply.setCookie(written(name, secure, path), value, { maxAge, path, sameSite, httpOnly, secure });
    },
    clear(name, { path }) {
      void reply.clearCookie(written(name, secure, path), { path, secure });
    },
  };
}
