import type { ReactNode } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { Loaded } from '#portal/calls/loaded.ts';
import { Notice } from './Notice.tsx';

/**
 * The three faces of data: what stands there until it comes, a message with a retry when it failed, and the content.
 * `skeleton` should take the room that the content will take, so that nothing jumps.
 */
export function SourceView<T>({
  loaded,
  skeleton,
  failed,
  children,
}: {
  loaded: Loaded<T>;
  skeleton: ReactNode;
  /** Stands above the message of a failure, such as the title. */
  failed?: ReactNode;
  children: (value: T) => ReactNode;
}) {
  const say = useText();
  if (loaded.state === 'failed') {
    return (
      <>
        {failed}
        <LoadFailed retry={loaded.retry} />
      </>
    );
  }
  if (loaded.state === 'ready') return children(loaded.value);
  return (
    <div className="lv-loading" aria-busy="true">
      <span className="lv-visually-hidden" role="status">
        {say('block.state.loading')}
      </span>
      {skeleton}
    </div>
  );
}

/** Says that something could not be fetched and offers to try again. */
export function LoadFailed({ retry }: { retry: () => void }) {
  const say = useText();
  return (
    <Notice
      icon="warning"
      title={say('block.state.failed')}
      text={say('block.state.failedHint')}
      live
      action={
        <Button size="small" icon="refresh" onClick={retry}>
          {say('block.state.retry')}
        </Button>
      }
    />
  );
}
