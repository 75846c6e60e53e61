import type { HeroCarouselProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { HeroCarousel } from './HeroCarousel.tsx';

export const block: BlockView<HeroCarouselProps> = { view: HeroCarousel };
