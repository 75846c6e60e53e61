import { codeOf, fault, ok, timeoutMs, warning, type DoctorCheck, type DoctorFinding } from './finding.ts';

const isLoopback = (host: string): boolean => /^(?:127\.|localhost$|::1$)/u.test(host);

const health = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(new URL('/healthz', url), { headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });

/** The server sends HSTS exactly where it takes a request for https. */
const takenForHttps = ({ headers }: Response): boolean => headers.has('strict-transport-security');

async function checkPublic(url: string): Promise<DoctorFinding> {
  let answer: Response;
  try {
    answer = await health(url);
  } catch (error) {
    const fix = 'Start the server, and correct DNS, certificate and forwarding of the proxy.';
    return fault('proxies', `${url} does not answer (${codeOf(error)}).`, 'Players cannot reach it.', fix);
  }
  if (answer.status !== 200)
    return fault(
      'proxies',
      `${new URL('/healthz', url).href} answers ${answer.status}.`,
      'A running server answers 200 there.',
      'Let the proxy hand all paths on to the server, with their Host.',
    );
  if (url.startsWith('https:'))
    return takenForHttps(answer)
      ? ok('proxies', 'The server knows that visitors use https.')
      : fault(
          'proxies',
          'The server takes visitors for ones over http.',
          'Cookies, redirects and limits by address go by the proxy, not by the visitor.',
          'Set TRUST_PROXY to the proxies, and let the first one set X-Forwarded-Proto and X-Forwarded-For.',
        );
  return takenForHttps(await health(url, { 'x-forwarded-proto': 'https' }))
    ? fault(
        'proxies',
        'The server believes an X-Forwarded-Proto that a visitor wrote.',
        'A visitor can take on any address, and so pass limits and locks.',
        'Set TRUST_PROXY to the addresses of the proxies or to off, or let the proxy overwrite these headers.',
      )
    : ok('proxies', 'The server believes no forwarding headers of visitors.');
}

/** Compares TRUST_PROXY with the forwarding headers that arrive at `--url`; without it, with HOST. */
export const checkProxies: DoctorCheck = async ({ settings: { trustProxy, host }, url }) => {
  if (url !== undefined) return [await checkPublic(url)];
  if (typeof trustProxy === 'number' && !isLoopback(host))
    return [
      warning(
        'proxies',
        `TRUST_PROXY counts ${trustProxy} proxies, and HOST is ${host}.`,
        'Whoever reaches the port without a proxy is believed any address.',
        'Set TRUST_PROXY to the addresses of the proxies, or close the port to others. Check it with --url.',
      ),
    ];
  return [ok('proxies', 'TRUST_PROXY fits to HOST; --url checks what arrives.')];
};
