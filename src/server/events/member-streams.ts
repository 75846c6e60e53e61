import type { ServerResponse } from 'node:http';
import type { MemberEventKind } from '#contract/member-events.ts';
import type { Notifications } from '#server/db/notifications.ts';
import { balanceChannel, type MovedBalance } from '#server/ledger/balance-hints.ts';
import { memberChannel, readMessage } from './tell-member.ts';

export type MemberStreamLimits = {
  /** Streams of one member at this process; each tab that is open has one. */
  perMember: number;
  /** Streams of this process. */
  total: number;
  /** Milliseconds between two signs of life. */
  heartbeatMs: number;
  /** Milliseconds between two looks whether the sessions of the streams still live. */
  checkMs: number;
};

export const memberStreamLimits: MemberStreamLimits = {
  perMember: 10,
  total: 20_000,
  heartbeatMs: 20_000,
  checkMs: 60_000,
};

/** Owner of a stream. The session is identified by its hash; a stream does not keep it alive. */
export type StreamOwner = { brand: string; memberId: string; tokenHash: string };

export type MemberStreams = {
  /** False while the member, or the process, has as many as it may. */
  hasRoom(owner: StreamOwner): boolean;
  /** Sends a member's hints to a response until it or the session ends. */
  open(response: ServerResponse, owner: StreamOwner): void;
  count(): number;
  close(): Promise<void>;
};

type Options = {
  notifications: Notifications;
  /** Those of the owners whose sessions have ended. */
  ended: (owners: readonly StreamOwner[]) => Promise<readonly StreamOwner[]>;
  onError: (fault: unknown) => void;
  limits?: MemberStreamLimits | undefined;
};

type Stream = StreamOwner & { response: ServerResponse };

// A reader this far behind is disconnected; it reconnects by itself and fetches again.
const backlogMax = 16 * 1024;

const keyOf = ({ brand, memberId }: Pick<StreamOwner, 'brand' | 'memberId'>): string =>
  `${brand} ${memberId}`;

/** Server-sent events to members: what any process on the database tells a member goes to the pages that hang at this one. */
export async function createMemberStreams({
  notifications,
  ended,
  onError,
  limits = memberStreamLimits,
}: Options): Promise<MemberStreams> {
  const byMember = new Map<string, Set<Stream>>();
  const all = new Set<Stream>();

  const write = ({ response }: Stream, text: string): void => {
    if (response.writableLength > backlogMax) response.destroy();
    else response.write(text);
  };
  const endEnded = async (streams: readonly Stream[]): Promise<void> => {
    if (streams.length === 0) return;
    const hashes = new Set((await ended(streams)).map(({ tokenHash }) => tokenHash));
    for (const { tokenHash, response } of streams) if (hashes.has(tokenHash)) response.end();
  };
  const check = (streams: readonly Stream[]): void => void endEnded(streams).catch(onError);

  const tell = (owner: Pick<StreamOwner, 'brand' | 'memberId'>, kind: MemberEventKind): void => {
    for (const stream of byMember.get(keyOf(owner)) ?? []) write(stream, `event: ${kind}\ndata: {}\n\n`);
  };
  // Balances move often, so the ledger has its own channel.
  const stopBalances = await notifications.listen(balanceChannel, {
    receive(payload) {
      for (const [brand, memberId, why] of JSON.parse(payload) as MovedBalance[]) {
        tell({ brand, memberId }, 'balance');
        if (why === 'wins') tell({ brand, memberId }, 'wins');
      }
    },
  });
  const stop = await notifications.listen(memberChannel, {
    receive(payload) {
      const message = readMessage(payload);
      if (message === undefined) return;
      const { kind } = message;
      if (kind === 'session') check([...(byMember.get(keyOf(message)) ?? [])]);
      else tell(message, kind);
    },
    // Pages open their streams again and ask for everything that is on show.
    missed: () => all.forEach(({ response }) => response.end()),
  });
  const heartbeat = setInterval(() => all.forEach((stream) => write(stream, ':\n\n')), limits.heartbeatMs);
  const checking = setInterval(() => check([...all]), limits.checkMs);
  heartbeat.unref();
  checking.unref();

  return {
    hasRoom: (owner) => all.size < limits.total && (byMember.get(keyOf(owner))?.size ?? 0) < limits.perMember,
    open(response, owner) {
      const stream: Stream = { ...owner, response };
      const key = keyOf(owner);
      all.add(stream);
      byMember.set(key, (byMember.get(key) ?? new Set()).add(stream));
      response.once('close', () => {
        all.delete(stream);
        const rest = byMember.get(key);
        rest?.delete(stream);
        if (rest?.size === 0) byMember.delete(key);
      });
      response.write('event: open\ndata: {}\n\n');
      // The session may have ended between the look at it and this.
      check([stream]);
    },
    count: () => all.size,
    async close() {
      clearInterval(heartbeat);
      clearInterval(checking);
      for (const { response } of all) response.end();
      await stopBalances();
      await stop();
    },
  };
}
