import { useEffect } from 'react';
import type { RecoveryCodesProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { FormOfBrand } from '#portal/forms/FormOfBrand.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { enrolmentOf, useEnrolment } from '#portal/security/enrolment.ts';
import { RecoveryCodeList } from '#portal/security/RecoveryCodeList.tsx';

/** New recovery codes, after the form that asks for them. */
export function RecoveryCodes({ props }: BlockViewProps<RecoveryCodesProps>) {
  const portal = usePortal();
  const enrolment = useEnrolment();
  useEffect(
    () => () => {
      enrolmentOf(portal).now = { step: 'none' };
    },
    [portal],
  );
  return (
    <div className="lv-content">
      {enrolment.step === 'codes' ? (
        <RecoveryCodeList codes={enrolment.recoveryCodes} />
      ) : (
        <FormOfBrand id={props.form} />
      )}
    </div>
  );
}
