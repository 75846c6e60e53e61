import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '#ui/primitives/index.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useText } from '#ui/text/use-text.ts';
import { errorEntry } from '../errors/error-entry.ts';
import { formatMoment } from '#engine/time/moment.ts';
import { Notice } from '../parts/Notice.tsx';
import { PageSkeleton } from '../parts/PageSkeleton.tsx';
import { SupportLinkList } from '../parts/SupportLinkList.tsx';
import { usePortal } from '../runtime/portal-context.ts';
import { Composer } from './Composer.tsx';
import { useConversation } from './conversation-context.ts';
import { Ended } from './Ended.tsx';
import { MessageLog } from './MessageLog.tsx';
import { QueueLine } from './QueueLine.tsx';
import { VisitorFields } from './VisitorFields.tsx';

/** What the panel holds: words of the desk, the messages, and what can be done now. */
export function SupportBody() {
  const say = useText();
  const portal = usePortal();
  const conversation = useConversation();
  const { desk, told, messages, away, error } = useSnapshot(conversation, { sync: true });
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const isMember = useSnapshot(portal.session, { sync: true }).current !== undefined;
  const last = messages.at(-1)?.seq ?? 0;
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') conversation.seen(last);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [conversation, last]);

  if (desk === undefined && away)
    return (
      <Notice
        icon="warning"
        title={say('error.NETWORK')}
        action={
          <Button icon="refresh" onClick={conversation.refresh}>
            {say('block.state.retry')}
          </Button>
        }
      />
    );
  if (desk === undefined && error === undefined) return <PageSkeleton />;
  if (!desk) return <OtherWays title={say('error.SUPPORT_OFF')} />;
  if (!isMember && !desk.visitors && !told) return <OtherWays title={say('supportDesk.loginFirst')} />;
  const isClosed = told?.state === 'CLOSED';
  const isNew = !told || told.last === 0;
  return (
    <div className="lv-support">
      <div className="lv-support-scroll">
        {(isNew || told.state === 'WAITING') && (
          <p className="lv-support-words">
            {say(desk.open ? desk.greeting : desk.away)}
            {desk.opensAt !== undefined &&
              ` ${say('supportDesk.opensAt', { time: formatMoment(desk.opensAt, timeZone) })}`}
          </p>
        )}
        <MessageLog desk={desk} />
        <QueueLine desk={desk} />
        {isNew && <SupportLinkList title="supportDesk.ways" inChat />}
        {isClosed && <Ended key={told.id} desk={desk} />}
      </div>
      {away && (
        <p className="lv-support-line" role="status">
          {say('supportDesk.offline')}
        </p>
      )}
      {error !== undefined && (
        <p className="lv-support-line lv-support-wrong" role="alert">
          {say(errorEntry(portal, error).text)}
        </p>
      )}
      {!isClosed && isNew && !isMember && <VisitorFields away={!desk.open} />}
      <Composer desk={desk} label={say(isClosed ? 'supportDesk.begin' : 'supportDesk.write')} />
    </div>
  );
}

const OtherWays = ({ title }: { title: string }) => (
  <div className="lv-support lv-support-scroll">
    <Notice icon="headset" title={title} />
    <SupportLinkList inChat />
  </div>
);
