import type { ReactNode } from 'react';
import type { Action } from '#contract/generated/documents.ts';
import { Button, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useAction } from '../actions/use-action.ts';
import { useCall } from '../calls/use-call.ts';
import { Notice } from '../parts/Notice.tsx';

/** Says first that a payment password is needed, and leads whoever has none to set one in the place of the form. */
export function PaymentPasswordFirst({
  set,
  children,
}: {
  /** Opens where one is set. */
  set: Action | undefined;
  children: ReactNode;
}) {
  const say = useText();
  const run = useAction();
  const security = useCall('memberSecurity', {});
  if (security.state === 'loading') return <Skeleton height="12rem" />;
  // Where it is not known, the server asks for it all the same.
  if (security.state === 'ready' && !security.value.paymentPassword)
    return (
      <Notice
        icon="lock"
        title={say('transfer.pin.none')}
        text={say('transfer.pin.none.hint')}
        action={
          set && (
            <Button variant="primary" onClick={() => void run(set)}>
              {say('security.action.set')}
            </Button>
          )
        }
      />
    );
  return (
    <>
      <p className="lv-record-line">{say('transfer.pin')}</p>
      {children}
    </>
  );
}
