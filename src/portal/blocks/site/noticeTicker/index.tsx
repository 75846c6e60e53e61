import type { NoticeTickerProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { NoticeTicker } from './NoticeTicker.tsx';

export const block: BlockView<NoticeTickerProps> = { view: NoticeTicker };
