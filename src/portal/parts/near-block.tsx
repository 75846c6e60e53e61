import { useCallback, useState } from 'react';
import { whenNear } from '#ui/primitives/near-viewport.ts';
import type { LazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView, BlockViewProps } from '#ui/blocks/types.ts';

/** Room that is kept for what is to come; `height` is a CSS length. Pictures of pages wait for those on the screen. */
export const roomOf = (height: string) => ({ className: 'lv-near-room', style: { minBlockSize: height } });

/**
 * A block that is drawn, and its code fetched, only when it comes near the part of the page in view; `height` is the room that is kept
 * for it until then.
 */
export function nearBlock<Props>(View: LazyView<BlockViewProps<Props>>, height: string): BlockView<Props> {
  const room = roomOf(height);
  function view(block: BlockViewProps<Props>) {
    const [near, setNear] = useState(false);
    const watch = useCallback(
      (element: HTMLElement | null) => (element ? whenNear(element, () => setNear(true)) : undefined),
      [],
    );
    return near ? <View {...block} /> : <div ref={watch} {...room} />;
  }
  return {
    view: Object.assign(view, { missing: View.missing }),
    skeleton: () => <div {...room} />,
  };
}
