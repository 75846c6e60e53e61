import type { ChatRoomProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<ChatRoomProps> = {
  view: lazyView(() => import('./ChatRoom.tsx').then((module) => module.ChatRoom)),
  skeleton: PageSkeleton,
};
