import { createServer } from 'node:net';
import { codeOf, fault, ok, timeoutMs, type Check } from './finding.ts';

const listen = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve()));
  });

const isLivery = (port: number, host: string): Promise<boolean> => {
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host;
  return fetch(`http://${reached}:${port}/healthz`, { signal: AbortSignal.timeout(timeoutMs) })
    .then(async (answer) => answer.ok && (await answer.text()) === '{"status":"ok"}')
    .catch(() => false);
};

/** Looks whether the server can listen, or does already. */
export const checkPort: Check = async ({ settings: { port, host } }) => {
  try {
    await listen(port, host);
    return [ok('port', `Port ${port} of ${host} is free.`)];
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE' && (await isLivery(port, host)))
      return [ok('port', `A server of Livery listens at port ${port} of ${host}.`)];
    const message = `The server cannot listen at port ${port} of ${host} (${code}).`;
    const fixes: Record<string, string> = {
      EADDRINUSE: 'Stop the program that uses the port, or set PORT to another one.',
      EACCES: 'Set PORT to 1024 or above.',
    };
    const fix = fixes[code] ?? 'Set HOST to an address of this machine, or to 0.0.0.0 for all of them.';
    return [fault('port', message, 'The server cannot start.', fix)];
  }
};
