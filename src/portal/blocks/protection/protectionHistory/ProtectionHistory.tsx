import { useState } from 'react';
import type { ProtectionHistoryProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { CallError } from '#portal/gateway/call-error.ts';
import { tellError } from '#portal/errors/tell-error.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { useSource } from '#portal/sources/use-source.ts';
import { Button, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { ChangeLine } from './ChangeLine.tsx';
import '#portal/protection/protection.css';

type Page = CallValue<'protectionHistory'>;

/** Everything the member ever changed here, the newest first, with older entries on demand. */
export function ProtectionHistory({
  props: { limit, empty = 'protect.history.empty' },
}: BlockViewProps<ProtectionHistoryProps>) {
  const say = useText();
  const history = useSource('protectionHistory');
  return (
    <div className="lv-content">
      <SourceView loaded={history} skeleton={<Skeleton height="13rem" />}>
        {(first) =>
          first.changes.length === 0 ? (
            <Notice icon="history" title={say(empty)} text={say('protect.history.emptyText')} />
          ) : (
            // A change makes another first page; the older ones belong to it.
            <Changes key={first.changes[0]?.id} first={first} limit={limit} />
          )
        }
      </SourceView>
    </div>
  );
}

function Changes({ first, limit }: { first: Page; limit: number | undefined }) {
  const say = useText();
  const portal = usePortal();
  const [older, setOlder] = useState<readonly Page[]>([]);
  const [busy, setBusy] = useState(false);
  const [all, setAll] = useState(limit === undefined);
  const pages = [first, ...older];
  const changes = pages.flatMap((page) => page.changes);
  const shown = all ? changes : changes.slice(0, limit);
  const next = pages.at(-1)?.next ?? null;
  const more = async (before: string) => {
    setBusy(true);
    try {
      const page = await portal.gateway.call('protectionHistory', { query: { before } });
      setOlder([...older, page]);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tellError(portal, error.code);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <ol className="lv-changes" aria-label={say('protect.history.title')}>
        {shown.map((entry) => (
          <ChangeLine key={entry.id} entry={entry} />
        ))}
      </ol>
      {shown.length < changes.length ? (
        <Button size="small" onClick={() => setAll(true)}>
          {say('protect.history.more')}
        </Button>
      ) : (
        next !== null && (
          <Button size="small" busy={busy} onClick={() => void more(next)}>
            {say('protect.history.more')}
          </Button>
        )
      )}
    </>
  );
}
