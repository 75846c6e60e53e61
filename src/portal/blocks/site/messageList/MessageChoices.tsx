import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import '#portal/gateway/late-calls.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { ChoiceFields, type Choice } from './ChoiceFields.tsx';
import { PushDevice } from './PushDevice.tsx';
import { useMessageSteps } from './use-message-steps.ts';

const missing = { mail: 'messages.choices.noMail', sms: 'messages.choices.noSms' } as const;

/** What the member has by mail, SMS and push beside the page of messages. */
export function MessageChoices() {
  const say = useText();
  const steps = useMessageSteps();
  const loaded = useCall('messageChoices', {});
  const unreachable = (choices: readonly Choice[]) =>
    (['mail', 'sms'] as const).filter((channel) =>
      choices.some(({ channels }) => channels.some((each) => each.channel === channel && !each.reachable)),
    );
  return (
    <SourceView loaded={loaded} skeleton={<PageSkeleton />}>
      {({ choices, push }) =>
        choices.length === 0 ? (
          <Notice icon="bell" title={say('messages.choices.none')} />
        ) : (
          <div className="lv-content lv-messages-choices">
            <p>{say('messages.choices.lead')}</p>
            {unreachable(choices).map((channel) => (
              <p key={channel}>{say(missing[channel])}</p>
            ))}
            {push && <PushDevice push={push} />}
            <ChoiceFields choices={choices} steps={steps} />
          </div>
        )
      }
    </SourceView>
  );
}
