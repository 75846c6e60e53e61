import { useState } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { tellError } from '../errors/tell-error.ts';
import { CallError } from '../gateway/call-error.ts';
import { usePortal } from '../runtime/portal-context.ts';
import type { ChatLine } from './chat-types.ts';
import type { RoomStore } from './room-store.ts';

const reasons = ['abuse', 'spam', 'fraud', 'other'] as const;

/** What a member can do with a message: delete one of its own, mention who wrote another, or report it. */
export function LineActions({
  line: { id, by, name },
  room,
  mine,
  mayWrite,
  onMention,
  onDone,
  store,
}: {
  line: ChatLine;
  room: string;
  mine: boolean;
  mayWrite: boolean;
  onMention: (by: string, name: string) => void;
  onDone: () => void;
  store: RoomStore;
}) {
  const say = useText();
  const portal = usePortal();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
      onDone();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tellError(portal, error.code);
    } finally {
      setBusy(false);
    }
  };
  const remove = () =>
    run(async () => store.take((await portal.gateway.call('chatDelete', { body: { room, id } })).message));
  const report = (reason: (typeof reasons)[number]) =>
    run(async () => {
      await portal.gateway.call('chatReport', { body: { room, id, reason } });
      portal.toasts.show(say('chat.reported'), 'success');
    });
  if (mine) {
    return (
      <div className="lv-chat-actions">
        <Button size="small" busy={busy} onClick={() => void remove()}>
          {say('chat.delete')}
        </Button>
      </div>
    );
  }
  if (asks) {
    return (
      <div className="lv-chat-actions" role="group" aria-label={say('chat.reportWhy')}>
        {reasons.map((reason) => (
          <Button key={reason} size="small" busy={busy} onClick={() => void report(reason)}>
            {say(`chat.reason.${reason}`)}
          </Button>
        ))}
      </div>
    );
  }
  return (
    <div className="lv-chat-actions">
      {mayWrite && (
        <Button
          size="small"
          onClick={() => {
            onMention(by, name);
            onDone();
          }}
        >
          {say('chat.mention')}
        </Button>
      )}
      <Button size="small" onClick={() => setAsks(true)}>
        {say('chat.report')}
      </Button>
    </div>
  );
}
