import type { Browser, Page } from '@playwright/test';
import { signIn, type Operator } from './admin.ts';
import { consoleOf, firstAdmin, type Account } from './console.ts';
import { startServer, type RunningServer } from './server.ts';

export const may: Account = { username: 'may', password: 'a passphrase of their own' };

export type TwoOperators = {
  server: RunningServer;
  admin: Operator;
  /** The console as the first admin, or as a publisher of Aurora, in a browser of their own. */
  consoleAs(browser: Browser, username: 'admin' | 'may', address: string): Promise<Page>;
};

/** A server of its own with its first admin and a publisher, for tests that publish, or change who may. */
export async function twoOperators(): Promise<TwoOperators> {
  const server = await startServer();
  const admin = await signIn(server.origin);
  await admin.send('POST', '/accounts', { ...may, roles: { aurora: 'publisher' } });
  return {
    server,
    admin,
    consoleAs: (browser, username, address) =>
      consoleOf(browser, server.origin, username === 'admin' ? firstAdmin : may, address),
  };
}
