import { useEffect, useRef } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { errorEntry } from '../errors/error-entry.ts';
import { usePortal } from '../runtime/portal-context.ts';
import type { FlowStage } from './run-provider-flow.ts';
import './provider-flow-state.css';

/** State of a visit to a provider, its error, and the next step. */
export function ProviderFlowState({
  stage,
  onStop,
  onSameTab,
}: {
  stage: FlowStage | undefined;
  onStop: () => void;
  /** Opens the provider in this tab, after the browser blocked the window. */
  onSameTab?: (() => void) | undefined;
}) {
  const say = useText();
  const portal = usePortal();
  const failed = stage?.at === 'failed' ? stage.error : undefined;
  const place = useRef<HTMLDivElement>(null);
  // A dialog may have been scrolled past the place.
  useEffect(() => {
    if (stage) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [stage]);
  const blocked = failed?.code === 'POPUP_BLOCKED';
  return (
    <div ref={place}>
      {/* Always mounted, so that screen readers announce its changes. */}
      <div role="status">
        {stage?.at === 'waiting' && (
          <div className="lv-provider-flow">
            <p>{say('waysIn.waiting')}</p>
            <Button size="small" variant="ghost" onClick={onStop}>
              {say('waysIn.stop')}
            </Button>
          </div>
        )}
        {stage?.at === 'finishing' && <p className="lv-provider-flow">{say('waysIn.finishing')}</p>}
      </div>
      {failed && (
        <div className="lv-provider-flow lv-provider-flow-failed" role="alert">
          <p>{say(errorEntry(portal, failed.code).text)}</p>
          {blocked && onSameTab && (
            <Button size="small" onClick={onSameTab}>
              {say('waysIn.sameTab')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
