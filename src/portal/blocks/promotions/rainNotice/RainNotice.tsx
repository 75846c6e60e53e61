import { useState } from 'react';
import type { RainNoticeProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useFact } from '#ui/facts/facts.tsx';
import { Button, buttonClass, Icon } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { CountdownLine } from '#portal/draws/Countdown.tsx';
import { useNow } from '#portal/draws/use-now.ts';
import { ActionLink } from '#portal/parts/ActionLink.tsx';
import { useRains, type RainValue } from '#portal/rains/use-rains.ts';
import { useSoon } from './use-soon.ts';
import './rain-notice.css';

const minuteMs = 60_000;
const minutesOtherwise = 5;

/** What there is to announce: a rain whose envelope the member can open, else the next one. */
type News = { id: string; title: string; falls: boolean; at: number };

function newsOf(rains: readonly RainValue[]): News | undefined {
  const open = rains.find(({ now }) => now?.open);
  if (open?.now)
    return { id: `${open.id} ${open.now.slot}`, title: open.title, falls: true, at: open.now.until };
  const [next] = rains
    .flatMap(({ id, title, next: coming }) =>
      coming ? [{ id: `${id} ${coming.from}`, title, falls: false, at: coming.from }] : [],
    )
    .toSorted((one, other) => one.at - other.at);
  return next;
}

/** Announces a rain to members while it falls, and some minutes before. */
export function RainNotice({ props }: BlockViewProps<RainNoticeProps>) {
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  const isGuest = useFact<boolean>('member.isGuest') ?? false;
  return loggedIn && !isGuest ? <MembersNotice {...props} /> : null;
}

function MembersNotice({ action, minutes = minutesOtherwise }: RainNoticeProps) {
  const loaded = useRains();
  const [closed, setClosed] = useState<string>();
  const news = loaded.state === 'ready' ? newsOf(loaded.value.rains) : undefined;
  const soon = useSoon(news && (news.falls ? 0 : news.at - minutes * minuteMs));
  if (!news || !soon || news.id === closed) return null;
  return <NoticeBar news={news} action={action} onClose={() => setClosed(news.id)} />;
}

function NoticeBar({
  news: { title, falls, at },
  action,
  onClose,
}: {
  news: News;
  action: RainNoticeProps['action'];
  onClose: () => void;
}) {
  const say = useText();
  const left = at - useNow();
  if (left <= 0) return null;
  return (
    <aside className="lv-rain-notice" aria-label={title}>
      <Icon name="gift" />
      <p className="lv-rain-notice-words">
        <strong>{title}</strong>
        <span>
          {say(falls ? 'rain.notice.falls' : 'rain.notice.soon')} <CountdownLine milliseconds={left} />
        </span>
      </p>
      <ActionLink action={action} className={buttonClass('primary', 'small')}>
        <span className="lv-button-label">{say(falls ? 'rain.notice.open' : 'rain.notice.look')}</span>
      </ActionLink>
      <Button variant="ghost" size="small" icon="close" aria-label={say('common.close')} onClick={onClose} />
    </aside>
  );
}
