import type { BrandLogoProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { BrandLogo } from './BrandLogo.tsx';

export const block: BlockView<BrandLogoProps> = { view: BrandLogo };
