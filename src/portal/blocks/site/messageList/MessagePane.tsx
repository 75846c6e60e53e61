import { useEffect, useRef } from 'react';
import { Button, buttonClass, LazyImage } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import { ActionLink } from '#portal/parts/ActionLink.tsx';
import { Prose } from '#portal/parts/Prose.tsx';
import { FromTeam } from './FromTeam.tsx';
import type { Message } from './message.ts';

/** A message that was chosen, with its button and what can be done with it. */
export function MessagePane({
  message: { id, team, title, at, content, picture, button },
  timeZone,
  archived,
  onBack,
  onArchive,
}: {
  message: Message;
  timeZone: string;
  archived: boolean;
  onBack: () => void;
  onArchive: () => void;
}) {
  const say = useText();
  const pane = useRef<HTMLElement>(null);
  // The message is what was asked for: it is read out from its beginning, and on a phone the list has gone.
  useEffect(() => pane.current?.focus({ preventScroll: true }), []);
  return (
    <article ref={pane} className="lv-notices-pane" tabIndex={-1} aria-label={title}>
      <div className="lv-notices-back">
        <Button size="small" variant="ghost" icon="chevron" onClick={onBack}>
          {say('messages.back')}
        </Button>
      </div>
      <h3 className="lv-notices-title">{title}</h3>
      <time className="lv-notices-date" dateTime={new Date(at).toISOString()}>
        {formatDateTime(at, timeZone)}
      </time>
      {picture !== undefined && <LazyImage src={picture} alt="" className="lv-messages-picture" />}
      <Prose html={content} className="lv-notices-content" />
      {team && <FromTeam id={id} team={team} />}
      <div className="lv-messages-steps">
        {button && (
          <ActionLink action={button.action} className={buttonClass('primary')}>
            {button.label}
          </ActionLink>
        )}
        <Button variant="ghost" onClick={onArchive}>
          {say(archived ? 'messages.takeBack' : 'messages.toArchive')}
        </Button>
      </div>
    </article>
  );
}
