import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from './db/types.ts';
import type { Settings } from './settings.ts';

/** Lines that a started server prints: addresses, and passwords made just now. */
export function announce(
  app: FastifyInstance,
  { dataDir, sandbox, messages }: Settings,
  database: OpenDatabase['kind'],
): string[] {
  const { brands, operatorPassword, demoPassword, demoAccounts } = app.prepared;
  const { port } = app.server.address() as AddressInfo;
  const width = Math.max(8, ...brands.map((brand) => brand.length));
  const row = (name: string, value: string): string => `  ${name.padEnd(width)}  ${value}`;
  const kept = [...(messages.sms ? [] : ['SMS']), ...(messages.smtp ? [] : ['mail'])];
  const lines = [
    database === 'embedded'
      ? `Livery is up, on the embedded database in ${dataDir}: for trying and development. Set DATABASE_URL to PostgreSQL for production.`
      : 'Livery is up, on PostgreSQL.',
    '',
    ...brands.map((brand) => row(brand, `http://${brand}.localhost:${port}/`)),
    row('console', `http://localhost:${port}/operator/`),
    row('API', `http://localhost:${port}/docs`),
    ...(sandbox && kept.length > 0
      ? [row('outbox', `http://localhost:${port}/sandbox/outbox: ${kept.join(' and ')} to players`)]
      : []),
    ...(sandbox ? ['', ...sandboxWarning(kept)] : []),
  ];
  const made: string[] = [];
  if (operatorPassword !== undefined) made.push(`  Operator: admin, password ${operatorPassword}`);
  if (demoPassword !== undefined)
    made.push(`  Demo player: ${demoAccounts.join(', ')}, password ${demoPassword}`);
  if (made.length > 0) lines.push('', 'Made just now and shown only this once:', ...made);
  if (sandbox && demoPassword === undefined && demoAccounts.length > 0) {
    lines.push('', `Demo accounts: ${demoAccounts.join(', ')}.`);
  }
  return lines;
}

/** Warning about the data that the sandbox opens to everybody who reaches the server. */
const sandboxWarning = (kept: readonly string[]): string[] => [
  'The sandbox is on (SANDBOX). Whoever reaches this server',
  ...(kept.length > 0
    ? [`  reads ${kept.join(' and ')} to players, with their codes, at /sandbox/outbox without a login,`]
    : []),
  '  logs in to demo accounts that have money, if their password is known,',
  '  pays deposits at /sandbox/payments without money, and plays games at /sandbox/vendors.',
  'Set SANDBOX=off where players come.',
];
