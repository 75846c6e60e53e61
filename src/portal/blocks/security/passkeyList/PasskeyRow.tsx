import { useDocuments } from '#ui/documents/documents.tsx';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import { LoginPlace } from '#portal/security/LoginPlace.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { usePasskeyName, type Passkey } from './use-passkey-name.ts';

type PasskeyRowProps = { passkey: Passkey; onRename: () => void; onRemove: () => void };

/** A passkey with what can be done with it. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const say = useText();
  const nameOf = usePasskeyName();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const [here] = usePortal().window.host().split(':');
  const { addedAt, usedAt, host, synced } = passkey;
  const title = nameOf(passkey);
  return (
    <LoginPlace
      icon="key"
      title={title}
      badge={synced ? say('passkeys.synced') : undefined}
      tone="good"
      end={
        <>
          <Button size="small" aria-label={`${say('passkeys.rename')}: ${title}`} onClick={onRename}>
            {say('passkeys.rename')}
          </Button>
          <Button
            size="small"
            variant="ghost"
            aria-label={`${say('passkeys.remove')}: ${title}`}
            onClick={onRemove}
          >
            {say('passkeys.remove')}
          </Button>
        </>
      }
    >
      <p className="lv-place-line">
        {say('passkeys.addedOn', { date: formatDateTime(addedAt, timeZone) })} ·{' '}
        {usedAt === null
          ? say('passkeys.unused')
          : say('passkeys.usedOn', { date: formatDateTime(usedAt, timeZone) })}
      </p>
      {host !== here && <p className="lv-place-line">{say('passkeys.host', { host })}</p>}
    </LoginPlace>
  );
}
