import type { ThemeSwitchProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export const block: BlockView<ThemeSwitchProps> = { view: ThemeSwitch };
