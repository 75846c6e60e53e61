import type { LanguagePickerProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { LanguagePicker } from './LanguagePicker.tsx';

export const block: BlockView<LanguagePickerProps> = { view: LanguagePicker };
