import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { notifyAllText, notifyText } from './notifications.ts';

type Publish = (channel: string, payload: string) => void;
type Query = (text: unknown, values?: unknown) => Promise<unknown>;

const begins = /^(?:begin|start transaction)\b/iu;
const nothing = { command: 'SELECT', rowCount: 0, rows: [] };

/** Payloads of a statement that notifies; undefined for any other. */
function payloadsOf(text: unknown, values: unknown): { channel: string; payloads: string[] } | undefined {
  if (text !== notifyText && text !== notifyAllText) return undefined;
  const [channel, given] = values as [string, string | string[]];
  return { channel, payloads: Array.isArray(given) ? given : [given] };
}

/**
 * A pool whose statements that notify are published elsewhere instead, as PostgreSQL would: those of a transaction once it has committed,
 * and never when it was rolled back. The database sees none of them.
 */
export function redirectNotify(pool: PostgresPool, publish: Publish): PostgresPool {
  // The driver knows its connections by their clients.
  const known = new WeakMap<PostgresPoolClient, PostgresPoolClient>();

  function redirected(client: PostgresPoolClient): PostgresPoolClient {
    let waiting: [channel: string, payload: string][] | undefined;
    const ask = client.query.bind(client) as unknown as Query;
    const query: Query = async (text, values) => {
      const told = payloadsOf(text, values);
      if (told) {
        for (const payload of told.payloads) {
          if (waiting) waiting.push([told.channel, payload]);
          else publish(told.channel, payload);
        }
        return nothing;
      }
      if (text === 'rollback') waiting = undefined;
      const answer = await ask(text, values);
      if (typeof text === 'string' && begins.test(text)) waiting = [];
      if (text === 'commit') {
        const all = waiting ?? [];
        waiting = undefined;
        for (const [channel, payload] of all) publish(channel, payload);
      }
      return answer;
    };
    return Object.create(client, {
      query: { value: query },
      release: {
        value: () => {
          waiting = undefined;
          client.release();
        },
      },
    }) as PostgresPoolClient;
  }
  return {
    async connect() {
      const client = await pool.connect();
      const made = known.get(client) ?? redirected(client);
      known.set(client, made);
      return made;
    },
    end: () => pool.end(),
  };
}
