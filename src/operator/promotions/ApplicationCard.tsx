import { useState } from 'react';
import { adminAddress } from '#contract/admin-request.ts';
import type { Application } from '#contract/generated/admin-types.ts';
import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import type { PaymentDesk } from '../payments/calls.ts';
import { PaymentCard } from '../payments/PaymentCard.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { DecideApplicationDialog } from './DecideApplicationDialog.tsx';
import { rewardText } from '../payments/reward-text.ts';

/** An application for a promotion; operators with the right decide those that wait. */
export const ApplicationCard = ({ application, desk }: { application: Application; desk: PaymentDesk }) => {
  const [asked, ask] = useState<'approve' | 'reject'>();
  const { pack } = usePack();
  const { amount, member, pictures, promotion, state, title, what } = application;
  const name = title ?? promotion;
  const reward = what === null || amount === null ? null : rewardText(what, amount, desk);
  const waits = state === 'APPLYING';
  return (
    <PaymentCard
      amount={name}
      state={say(`console.promotions.states.${state}`)}
      calls={waits}
      pictures={pictures}
      pictureAt={(picture) => adminAddress('applicationPicture', { params: { pack, picture } })}
      nameOf={(number) => say('console.promotions.picture', { number })}
      facts={[
        [say('console.promotions.member'), member],
        [say('console.promotions.remark'), application.remark],
        [say('console.promotions.reward'), reward],
        [say('console.promotions.since'), momentText(application.madeAt, desk.timeZone)],
        [say('console.campaigns.approvedBy'), application.approvedBy],
        [say('console.promotions.decidedBy'), application.decidedBy],
        [say('console.promotions.reason'), application.reason],
      ]}
    >
      {waits && desk.decides && (
        <div className="op-payment-steps">
          {(['approve', 'reject'] as const).map((step) => (
            <Button key={step} look={step === 'approve' ? 'main' : 'quiet'} onPress={() => ask(step)}>
              {say(`console.promotions.${step}`)}
            </Button>
          ))}
        </div>
      )}
      {asked && (
        <DecideApplicationDialog
          id={application.id}
          about={[name, member, reward].filter((part) => part !== null).join(' · ')}
          step={asked}
          onClose={() => ask(undefined)}
        />
      )}
    </PaymentCard>
  );
};
