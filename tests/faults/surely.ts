import pg from 'pg';

/** Statements on a database that is killed meanwhile. */
export function surelyOn(url: string) {
  let connection: pg.Client | undefined;
  return {
    /** Runs a statement until the database has taken it: a connection dies with it. */
    async surely<T extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<T[]> {
      for (;;) {
        try {
          if (!connection) {
            const client = new pg.Client({ connectionString: url });
            client.on('error', () => undefined);
            await client.connect();
            connection = client;
          }
          return (await connection.query<T>(text, values)).rows;
        } catch (fault) {
          if (fault instanceof Error && 'code' in fault && /^(?:22|23|42)/u.test(String(fault.code)))
            throw fault;
          await connection?.end().catch(() => undefined);
          connection = undefined;
        }
      }
    },
    end: async (): Promise<void> => connection?.end(),
  };
}
