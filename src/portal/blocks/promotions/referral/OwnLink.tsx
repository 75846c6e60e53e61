import { screenOfRole } from '#engine/roles.ts';
import { Button } from '#ui/primitives/index.ts';
import { QrPicture } from '#ui/primitives/QrPicture.tsx';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useText } from '#ui/text/use-text.ts';
import { CopyField } from '#portal/parts/CopyField.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';

/** Link and code to copy, share and scan. */
export function OwnLink({ code, page }: { code: string; page: string | undefined }) {
  const say = useText();
  const { window: portalWindow } = usePortal();
  const path = useDocuments((documents) =>
    page === undefined ? screenOfRole(documents, 'registerPage') : documents.screens[page],
  )?.path;
  const brand = useDocuments((documents) => documents.brand.name);
  const link = new URL(path ?? '/', portalWindow.address());
  link.searchParams.set('referralCode', code);
  const shared = { title: say('referral.shareText', { brand }), url: link.href };
  // A browser that cannot share still copies. Who closes the sheet has decided, so that a refusal tells nothing.
  const canShare = typeof navigator.share === 'function';
  const share = () => navigator.share(shared).catch(() => undefined);
  return (
    <div className="lv-referral-link">
      <div className="lv-referral-fields">
        <CopyField label={say('referral.link')} value={link.href} />
        <CopyField label={say('referral.code')} value={code} />
        {canShare && (
          <Button icon="arrow" onClick={() => void share()}>
            {say('referral.share')}
          </Button>
        )}
      </div>
      <figure className="lv-referral-scan">
        <QrPicture text={link.href} label={say('referral.qr')} className="lv-referral-qr" />
        <figcaption>{say('referral.qrHint')}</figcaption>
      </figure>
    </div>
  );
}
