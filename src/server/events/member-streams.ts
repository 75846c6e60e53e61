import type { ServerResponse } from 'node:http';
import type { MemberEventKind } from '#contract/member-events.ts';
import type { Notifications } from '#server/db/notifications.ts';
import { balanceChannel, type MovedBalance } from '#server/ledger/balance-hints.ts';
import { createStreamHub, eventText, type OpenStream, type StreamLimits } from '#server/http/stream-hub.ts';
import { memberChannel, readMessage } from './tell-member.ts';

export type MemberStreamLimits = StreamLimits & {
  /** Milliseconds between two looks whether the sessions of the streams still live. */
  checkMs: number;
};

/** Each tab that is open has a stream. */
export const memberStreamLimits: MemberStreamLimits = {
  perHolder: 10,
  total: 20_000,
  heartbeatMs: 20_000,
  checkMs: 60_000,
};

/** Owner of a stream. The session is identified by its hash; a stream does not keep it alive. */
export type StreamOwner = { brand: string; memberId: string; tokenHash: string };

export type MemberStreams = {
  /** False while the member, or the process, has as many as it may. */
  hasRoom(owner: StreamOwner): boolean;
  /** Sends a member's hints to a response until it or the session ends, which it says. */
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

const keyOf = ({ brand, memberId }: Pick<StreamOwner, 'brand' | 'memberId'>): string =>
  `${brand} ${memberId}`;

/** Server-sent events to members: what any process on the database tells a member goes to the pages that hang at this one. */
export async function createMemberStreams({
  notifications,
  ended,
  onError,
  limits = memberStreamLimits,
}: Options): Promise<MemberStreams> {
  const hub = createStreamHub<StreamOwner>(limits);

  const endEnded = async (streams: readonly OpenStream<StreamOwner>[]): Promise<void> => {
    if (streams.length === 0) return;
    const hashes = new Set(
      (await ended(streams.map(({ owner }) => owner))).map(({ tokenHash }) => tokenHash),
    );
    for (const { owner, response } of streams)
      if (hashes.has(owner.tokenHash)) response.end(eventText('ended', {}));
  };
  const check = (streams: readonly OpenStream<StreamOwner>[]): void => void endEnded(streams).catch(onError);
  const tell = (owner: Pick<StreamOwner, 'brand' | 'memberId'>, kind: MemberEventKind): void =>
    hub.send(kind, {}, keyOf(owner));

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
      if (kind === 'session') check(hub.streams(keyOf(message)));
      else tell(message, kind);
    },
    // Pages open their streams again and ask for everything that is on show.
    missed: hub.endAll,
  });
  const checking = setInterval(() => check(hub.streams()), limits.checkMs);
  checking.unref();

  return {
    hasRoom: (owner) => hub.hasRoom(keyOf(owner)),
    open(response, owner) {
      const stream = { response, holder: keyOf(owner), topics: [keyOf(owner)], owner };
      hub.add(stream, eventText('open', {}));
      // The session may have ended between the look at it and this.
      check([stream]);
    },
    count: hub.count,
    async close() {
      clearInterval(checking);
      hub.close();
      await stopBalances();
      await stop();
    },
  };
}
