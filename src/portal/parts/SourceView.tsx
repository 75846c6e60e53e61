import type { ReactNode } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { Loaded } from '#portal/calls/loaded.ts';
import { Notice } from './Notice.tsx';

/**
 * View of loaded data: the skeleton, a message with a retry, or the content. `skeleton` should have the content's size to avoid layout
 * shifts.
 */
export function SourceView<T>({
  loaded,
  skeleton,
  failed,
  children,
}: {
  loaded: Loaded<T>;
  skeleton: ReactNode;
  /** Placed above the message of a failure, such as the title. */
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

/** Message of a failed fetch, with a retry. */
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
