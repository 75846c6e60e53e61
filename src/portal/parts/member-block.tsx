import type { LazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView, BlockViewProps } from '#ui/blocks/types.ts';
import { useFact } from '#ui/facts/facts.tsx';

/**
 * A block for whoever is logged in, whose code visitors do not fetch. `room` is the class of what stands in its place: for visitors,
 * where its style may keep room on a page that was drawn for them and is a member's (`data-drawn`), and with `data-member` until the
 * code is here.
 */
export function memberBlock<Props>(View: LazyView<BlockViewProps<Props>>, room: string): BlockView<Props> {
  const view = (block: BlockViewProps<Props>) =>
    useFact<boolean>('session.loggedIn') ? <View {...block} /> : <div className={room} />;
  return {
    view: Object.assign(view, { missing: View.missing }),
    skeleton: () => <div className={room} data-member="" />,
  };
}
