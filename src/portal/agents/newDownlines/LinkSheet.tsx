import { Button, Dialog } from '#ui/primitives/index.ts';
import { QrPicture } from '#ui/primitives/QrPicture.tsx';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { rateText } from '#portal/agents/rate.ts';
import { useTeamStep } from '#portal/agents/use-team-step.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { CopyField } from '#portal/parts/CopyField.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';
import './new-downlines.css';

/** A link to copy, share and scan while it is open, and to end. */
export function LinkSheet({
  link: { code, type, rate, state, note, expiresAt },
  address,
  onClose,
}: {
  link: CallValue<'agentLinks'>['rows'][number];
  address: string;
  onClose: () => void;
}) {
  const say = useText();
  const locale = useLocale();
  const { gateway } = usePortal();
  const timeZone = useDocuments((documents) => documents.brand.timeZone) ?? 'UTC';
  const brand = useDocuments((documents) => documents.brand.name);
  const { busy, run } = useTeamStep(['agentLinks']);
  const canShare = typeof navigator.share === 'function';
  const share = () =>
    // Who closes the sheet has decided, so that a refusal tells nothing.
    navigator.share({ title: say('referral.shareText', { brand }), url: address }).catch(() => undefined);
  const close = () =>
    run(async () => {
      await gateway.call('agentLinkClose', { body: { code } });
      return say('team.link.closed');
    });
  return (
    <Dialog open size="small" title={code} closeLabel={say('common.close')} onClose={onClose}>
      <div className="lv-team-link">
        <p>{say('team.open.as', { kind: say(`team.kind.${type}`), rate: rateText(rate, locale) })}</p>
        {note !== '' && <p>{note}</p>}
        <p>
          {expiresAt === null
            ? say('team.link.always')
            : say('team.link.until', { time: formatDateTime(expiresAt, timeZone) })}
        </p>
        {state === 'OPEN' ? (
          <>
            <CopyField label={say('team.link')} value={address} />
            <QrPicture text={address} label={say('referral.qr')} className="lv-team-qr" />
            {canShare && (
              <Button icon="arrow" block onClick={() => void share()}>
                {say('referral.share')}
              </Button>
            )}
            <Button variant="danger" block busy={busy} onClick={() => void close()}>
              {say('team.link.close')}
            </Button>
          </>
        ) : (
          <p>{say(`team.link.state.${state}`)}</p>
        )}
      </div>
    </Dialog>
  );
}
