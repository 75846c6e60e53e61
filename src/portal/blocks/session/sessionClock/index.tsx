import type { SessionClockProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import { memberBlock } from '#portal/parts/member-block.tsx';
import './session-clock-room.css';

export const block = memberBlock<SessionClockProps>(
  lazyView(() => import('./SessionClock.tsx').then((module) => module.SessionClock)),
  'lv-session-clock-room',
);
