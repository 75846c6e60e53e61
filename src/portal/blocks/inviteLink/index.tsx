import type { InviteLinkProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { InviteLink } from './InviteLink.tsx';

export const block: BlockView<InviteLinkProps> = { view: InviteLink };
