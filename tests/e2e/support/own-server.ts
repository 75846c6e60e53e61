import { startServer, type RunningServer } from './server.ts';
import { test } from './test.ts';

/** Starts a server for the tests of one file, which publish what others may not see; what it returns tells it within a test. */
export function ownServer(): () => RunningServer {
  let server: RunningServer | undefined;
  test.beforeAll(async () => {
    server = await startServer();
  });
  test.afterAll(() => server?.stop());
  return () => {
    if (!server) throw new Error('The server of this file has not started.');
    return server;
  };
}
