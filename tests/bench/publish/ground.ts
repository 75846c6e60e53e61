import pg from 'pg';
import { signInOperator, type OperatorClient } from '#server/testing/operator-client.ts';
import { startPostgres } from '#server/testing/postgres-server.ts';
import { freePort, operatorPassword, startServer, type RunningServer } from '../../e2e/support/server.ts';

export const brand = 'aurora';

/** Two processes of the built server on one PostgreSQL that writes as in production. */
export async function openGround() {
  const postgres = await startPostgres({ durable: true });
  const ports = [await freePort(), await freePort()] as const;
  const start = (port: number): Promise<RunningServer> =>
    startServer({
      DATABASE_URL: postgres.url,
      SANDBOX: 'on',
      TRUST_PROXY: 'on',
      WATCH: 'off',
      PORT: String(port),
    });
  const servers: [RunningServer, RunningServer] = [await start(ports[0]), await start(ports[1])];
  const listener = new pg.Client({ connectionString: postgres.url });
  await listener.connect();
  return {
    url: postgres.url,
    origins: servers.map(({ origin }) => origin),
    /** A connection of the benchmark's own: it hears of a publish when the servers do. */
    listener,
    end: (index: 0 | 1, how: 'stop' | 'kill'): Promise<void> => servers[index][how](),
    async restart(index: 0 | 1): Promise<void> {
      servers[index] = await start(ports[index]);
    },
    operator: (index: 0 | 1): Promise<OperatorClient> =>
      signInOperator(servers[index].origin, 'admin', operatorPassword),
    async close() {
      await listener.end();
      for (const server of servers) await server.stop();
      await postgres.stop();
    },
  };
}

/** Changes one text of the brand and publishes it; the new sequence number. */
export async function publishText(operator: OperatorClient, words: string): Promise<number> {
  const at = `/packs/${brand}/documents/texts/en`;
  const { published, revision } = (await operator.call('GET', at)).body as unknown as {
    published: { texts: Record<string, string> };
    revision: number;
  };
  const document = { ...published, texts: { ...published.texts, 'brand.tagline': words } };
  const saved = await operator.call(
    'PUT',
    `/packs/${brand}/drafts/texts/en`,
    { document },
    { 'if-match': `"${revision}"` },
  );
  if (saved.status !== 200)
    throw new Error(`The draft was answered ${saved.status}: ${JSON.stringify(saved.body)}`);
  const answer = await operator.call('POST', `/packs/${brand}/publish`, { note: words });
  if (answer.status !== 200)
    throw new Error(`The publish was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  const { brands } = answer.body as unknown as { brands: { brand: string; seq: number }[] };
  return brands.find((entry) => entry.brand === brand)?.seq ?? 0;
}
