import type { ReactNode } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { Loaded, LoadFailure } from '#portal/calls/loaded.ts';
import { errorEntry } from '#portal/errors/error-entry.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
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
        <LoadFailed of={loaded} />
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

/** Says why data could not be loaded, with a retry unless it is not there at all. */
export function LoadFailed({ of: { error, retry } }: { of: LoadFailure }) {
  const say = useText();
  const portal = usePortal();
  return (
    <Notice
      icon="warning"
      title={say('block.state.failed')}
      text={say(errorEntry(portal, error.code).text)}
      live
      action={
        error.status === 404 ? undefined : (
          <Button size="small" icon="refresh" onClick={retry}>
            {say('block.state.retry')}
          </Button>
        )
      }
    />
  );
}
