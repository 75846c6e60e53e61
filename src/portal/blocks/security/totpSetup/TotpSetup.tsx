import { useEffect, useRef } from 'react';
import type { TotpSetupProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useText } from '#ui/text/use-text.ts';
import { CopyField } from '#portal/parts/CopyField.tsx';
import { FormOfBrand } from '#portal/forms/FormOfBrand.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { enrolmentOf, useEnrolment } from '#portal/security/enrolment.ts';
import { RecoveryCodeList } from '#portal/security/RecoveryCodeList.tsx';
import { QrPicture } from '#ui/primitives/QrPicture.tsx';
import './totp-setup.css';

/** Sets up an authenticator in three steps. Whoever leaves before the last begins anew: a key is shown once. */
export function TotpSetup({ props }: BlockViewProps<TotpSetupProps>) {
  const say = useText();
  const portal = usePortal();
  const enrolment = useEnrolment();
  useEffect(
    () => () => {
      enrolmentOf(portal).now = { step: 'none' };
    },
    [portal],
  );
  return (
    <div className="lv-content lv-totp">
      {enrolment.step === 'none' && (
        <>
          <p>{say('security.totp.intro')}</p>
          <FormOfBrand id={props.begin} />
        </>
      )}
      {enrolment.step === 'scan' && (
        <Scan secret={enrolment.secret} address={enrolment.address} form={props.confirm} />
      )}
      {enrolment.step === 'codes' && <RecoveryCodeList codes={enrolment.recoveryCodes} />}
    </div>
  );
}

const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/gu, '$1 ');

function Scan({ secret, address, form }: { secret: string; address: string; form: string }) {
  const say = useText();
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h4 ref={title} tabIndex={-1} className="lv-totp-title">
        {say('security.totp.scan')}
      </h4>
      <QrPicture className="lv-qr" text={address} label={say('security.totp.qr')} />
      <a className="lv-totp-open" href={address}>
        {say('security.totp.open')}
      </a>
      <CopyField label={say('security.totp.key')} value={grouped(secret)} />
      <FormOfBrand id={form} />
    </>
  );
}
