import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { createConversation } from './conversation.ts';
import { ConversationContext } from './conversation-context.ts';
import { showDesk } from './desk-window.ts';
import { SupportPanel } from './SupportPanel.tsx';
import './support.css';

/** The chat with the support desk: its panel, or while a conversation is open the button that brings it back. */
export function SupportLayer() {
  const { session } = usePortal();
  const { current } = useSnapshot(session, { sync: true });
  // Another member has another conversation.
  return <Follower key={current?.customerId ?? ''} />;
}

function Follower() {
  const portal = usePortal();
  const [conversation] = useState(() => createConversation(portal));
  useEffect(() => conversation.start(), [conversation]);
  return (
    <ConversationContext value={conversation}>
      <Dock />
    </ConversationContext>
  );
}

function Dock() {
  const say = useText();
  const portal = usePortal();
  const { open, unread } = useSnapshot(portal.desk, { sync: true });
  if (open) return <SupportPanel />;
  if (unread === 0) return null;
  return (
    <div className="lv-support-bubble">
      <Button
        variant="primary"
        icon="headset"
        aria-label={`${say('supportDesk.open')} · ${say('supportDesk.unread', { number: unread })}`}
        onClick={() => showDesk(portal, true)}
      >
        <span aria-hidden>{unread}</span>
      </Button>
    </div>
  );
}
