import type { FocusEvent } from 'react';
import type { NoticeTickerProps } from '#contract/generated/blocks.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Icon, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useCarousel } from '#portal/parts/use-carousel.ts';
import { useReducedMotion } from '#portal/parts/use-reduced-motion.ts';
import { useSource } from '#portal/sources/use-source.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { openRole } from '#portal/screens/open-role.ts';
import './notice-ticker.css';

/** Milliseconds a line stands when the constants do not say. */
const usualInterval = 5000;

/**
 * Header lines of the announcements, one after the other; a line opens the list. It holds under the pointer and the
 * focus, and can be stopped. While no line can be had it keeps its place, so that nothing below it jumps.
 */
export function NoticeTicker({ props }: BlockViewProps<NoticeTickerProps>) {
  const headlines = useSource('headlines');
  return (
    <div className="lv-ticker">
      <div className="lv-content">
        {headlines.state === 'failed' ? (
          <FailedLine retry={headlines.retry} />
        ) : (
          <Lines lines={headlines.value} list={props.list} />
        )}
      </div>
    </div>
  );
}

function Lines({
  lines,
  list,
}: {
  lines: readonly { id: string; title: string }[] | undefined;
  list: string | undefined;
}) {
  const say = useText();
  const portal = usePortal();
  const interval = useDocuments((documents) => documents.constants.constants.noticeInterval) ?? usualInterval;
  const carousel = useCarousel(lines?.length ?? 0, interval, useReducedMotion());
  const line = lines?.[carousel.index];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears that someone is in it.
    <div
      className="lv-ticker-row"
      role="group"
      aria-label={say('block.ticker.label')}
      onPointerEnter={(event) => event.pointerType === 'mouse' && carousel.hold(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && carousel.hold(false)}
      onFocus={() => carousel.hold(true)}
      onBlur={(event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) carousel.hold(false);
      }}
    >
      <span className="lv-ticker-icon">
        <Icon name="bell" size={16} />
      </span>
      {lines === undefined && (
        <span className="lv-ticker-line" aria-busy="true">
          <Skeleton width="min(60%, 24rem)" height="0.9rem" />
        </span>
      )}
      {lines !== undefined && !line && <span className="lv-ticker-line">{say('block.ticker.none')}</span>}
      {line && (
        <button
          type="button"
          className="lv-ticker-line lv-ticker-open"
          onClick={() =>
            list === undefined ? openRole(portal, 'announcements') : portal.navigation.openModal({ id: list })
          }
        >
          <span key={carousel.position} className="lv-ticker-text">
            {line.title}
          </span>
          <span className="lv-visually-hidden">{say('block.ticker.open')}</span>
        </button>
      )}
      {carousel.stoppable && (
        <button
          type="button"
          className="lv-ticker-toggle"
          aria-label={say(carousel.playing ? 'block.ticker.pause' : 'block.ticker.play')}
          onClick={carousel.toggle}
        >
          <span className={carousel.playing ? 'lv-ticker-pause' : 'lv-ticker-play'} />
        </button>
      )}
    </div>
  );
}

function FailedLine({ retry }: { retry: () => void }) {
  const say = useText();
  return (
    <div className="lv-ticker-row" role="status">
      <span className="lv-ticker-icon">
        <Icon name="warning" size={16} />
      </span>
      <span className="lv-ticker-line">{say('block.ticker.failed')}</span>
      <button type="button" className="lv-ticker-retry" onClick={retry}>
        {say('block.state.retry')}
      </button>
    </div>
  );
}
