import { randomUUID } from 'node:crypto';
import type { CallErrorCode } from '#contract/call-errors.ts';
import { setAgents } from '#server/agents/testing/stage.ts';
import type { GatewayAnswer } from './client.ts';
import { demoPassword, type TestGateway } from './gateway.ts';

/** One request over HTTP that provokes each code of messages of agents. */
export const provokeAgentMessages = (gateway: () => TestGateway) => {
  const write = async (): Promise<GatewayAnswer> => {
    const { token } = await gateway().client.value('sessionLogin', {
      body: { type: 'username', username: 'demoagent', password: demoPassword },
    });
    return gateway().client.send('agentMessageSend', {
      token,
      idempotencyKey: randomUUID(),
      body: { to: 'level', level: 1, text: 'Hello' },
    });
  };
  const allow = (): void => {
    gateway().set({ flags: { agentMessages: true } });
    const messages = { to: 'direct', perDay: 1, most: 100, length: 100 } as const;
    gateway().publish((documents) => setAgents(documents, { messages }));
  };
  return {
    AGENT_MESSAGES_OFF: () => {
      gateway().set({ flags: { agentMessages: false } });
      return write();
    },
    AGENT_MESSAGES_DAY_LIMIT: async () => {
      allow();
      await write();
      return write();
    },
    AGENT_MESSAGES_STOPPED: async () => {
      allow();
      const { db, now } = gateway();
      const { brand, id } = await db
        .selectFrom('members')
        .select(['brand', 'id'])
        .where('account', '=', 'demoagent')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('agent_message_stops')
        .values({ brand, member_id: id, stopped_by: 'ann', reason: 'Complaints', at: now() })
        .execute();
      return write();
    },
  } satisfies Partial<Record<CallErrorCode, () => Promise<GatewayAnswer>>>;
};
