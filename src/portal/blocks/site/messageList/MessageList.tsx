import { useState } from 'react';
import type { MessageListProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useText } from '#ui/text/use-text.ts';
import { Tabs } from '#portal/parts/Tabs.tsx';
import { MessageBox } from './MessageBox.tsx';
import { MessageChoices } from './MessageChoices.tsx';
import './message-list.css';

/** Messages of the member, and those that are archived. */
export function MessageList({ props: { empty, shows } }: BlockViewProps<MessageListProps>) {
  const say = useText();
  const [open, setOpen] = useState('inbox');
  if (shows === 'choices') return <MessageChoices />;
  return (
    <div className="lv-content lv-messages">
      <Tabs
        label={say('messages.label')}
        open={open}
        onOpen={setOpen}
        tabs={[
          {
            id: 'inbox',
            label: say('messages.inbox'),
            panel: <MessageBox key="inbox" archived={false} empty={empty ?? 'messages.none'} />,
          },
          {
            id: 'archive',
            label: say('messages.archive'),
            panel: <MessageBox key="archive" archived empty="messages.noneArchived" />,
          },
        ]}
      />
    </div>
  );
}
