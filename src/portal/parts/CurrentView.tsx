import type { ComponentProps } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { NoticeLine } from './NoticeLine.tsx';
import { SourceView } from './SourceView.tsx';

/** A `SourceView` for data that decisions depend on, such as money: shows above the content when it is outdated. */
export function CurrentView<T>(props: ComponentProps<typeof SourceView<T>>) {
  const say = useText();
  const { loaded } = props;
  return (
    <>
      {loaded.state === 'ready' && loaded.outdated && (
        <NoticeLine
          icon="warning"
          text={say('block.state.outdated')}
          action={
            <Button size="small" icon="refresh" onClick={loaded.retry}>
              {say('block.state.retry')}
            </Button>
          }
        />
      )}
      <SourceView<T> {...props} />
    </>
  );
}
