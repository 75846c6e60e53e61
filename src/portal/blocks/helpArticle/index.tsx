import type { HelpArticleProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { HelpArticle } from './HelpArticle.tsx';

export const block: BlockView<HelpArticleProps> = { view: HelpArticle };
