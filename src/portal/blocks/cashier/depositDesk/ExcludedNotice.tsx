import { useDocuments } from '#ui/documents/documents.tsx';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { exclusionWords, type Exclusion } from '#portal/protection/exclusion-words.ts';
import { openPanel } from '#portal/actions/open-panel.ts';

/** During a break nothing is paid in; what is there can be withdrawn. */
export function ExcludedNotice({ exclusion }: { exclusion: Exclusion }) {
  const say = useText();
  const portal = usePortal();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  return (
    <Notice
      icon="shield"
      title={exclusionWords(say, exclusion, { timeZone, now: portal.clock() })}
      text={say('excluded.open')}
      action={
        <Button icon="withdraw" onClick={() => void openPanel(portal, 'withdrawal')}>
          {say('excluded.withdraw')}
        </Button>
      }
    />
  );
}
