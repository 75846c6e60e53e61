import { createServer } from 'node:net';
import { codeOf, fault, ok, timeoutMs, type DoctorCheck, type DoctorFinding } from './finding.ts';

type Address = { variable: string; port: number; host: string; path: string };

const listen = ({ port, host }: Address): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()));
  });

const isLivery = ({ port, host, path }: Address): Promise<boolean> => {
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host;
  return fetch(`http://${reached}:${port}${path}`, { signal: AbortSignal.timeout(timeoutMs) })
    .then(async (answer) => answer.ok && /^\{"status":"ok"\}$|^# HELP livery_/u.test(await answer.text()))
    .catch(() => false);
};

async function checkAddress(address: Address): Promise<DoctorFinding> {
  const { variable, port, host } = address;
  try {
    await listen(address);
    return ok('port', `Port ${port} of ${host} is free (${variable}).`);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE' && (await isLivery(address)))
      return ok('port', `A server of Livery listens at port ${port} of ${host} (${variable}).`);
    const message = `The server cannot listen at port ${port} of ${host} (${code}).`;
    const fixes: Record<string, string> = {
      EADDRINUSE: `Stop the program that uses the port, or set ${variable} to another one.`,
      EACCES: `Set ${variable} to 1024 or above.`,
    };
    const fix = fixes[code] ?? 'Set the host to an address of this machine, or to 0.0.0.0 for all of them.';
    return fault('port', message, 'The server cannot start.', fix);
  }
}

/** Looks whether the server can listen at its addresses, or does already. */
export const checkPort: DoctorCheck = ({ settings: { port, host, metrics } }) =>
  Promise.all([
    checkAddress({ variable: 'PORT', port, host, path: '/healthz' }),
    ...(metrics ? [checkAddress({ variable: 'METRICS_PORT', ...metrics, path: '/metrics' })] : []),
  ]);
