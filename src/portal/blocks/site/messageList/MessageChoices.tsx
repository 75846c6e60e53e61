import type { CallTypes } from '#contract/generated/calls.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import '#portal/gateway/late-calls.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { useMessageSteps } from './use-message-steps.ts';

type Choice = CallTypes['messageChoices']['value']['choices'][number];

const labels = { mail: 'messages.choices.byMail', sms: 'messages.choices.bySms' } as const;
const missing = { mail: 'messages.choices.noMail', sms: 'messages.choices.noSms' } as const;

/** What the member has by mail and SMS beside the page of messages. */
export function MessageChoices() {
  const say = useText();
  const { busy, send } = useMessageSteps();
  const loaded = useCall('messageChoices', {});
  const unreachable = (choices: readonly Choice[]) =>
    (['mail', 'sms'] as const).filter((channel) =>
      choices.some(({ channels }) => channels.some((each) => each.channel === channel && !each.reachable)),
    );
  return (
    <SourceView loaded={loaded} skeleton={<PageSkeleton />}>
      {({ choices }) =>
        choices.length === 0 ? (
          <Notice icon="bell" title={say('messages.choices.none')} />
        ) : (
          <div className="lv-content lv-messages-choices">
            <p>{say('messages.choices.lead')}</p>
            {unreachable(choices).map((channel) => (
              <p key={channel}>{say(missing[channel])}</p>
            ))}
            {choices.map(({ id, label, channels }) => (
              <fieldset key={id}>
                <legend>{say(label)}</legend>
                {channels.map(({ channel, wanted, reachable }) => (
                  <label key={channel}>
                    <input
                      type="checkbox"
                      checked={wanted}
                      // Who is not reachable any more may still say no.
                      disabled={busy || (!reachable && !wanted)}
                      onChange={({ target }) =>
                        void send('messageChoose', {
                          body: { choice: id, channel, wanted: target.checked },
                        })
                      }
                    />
                    <span>{say(labels[channel])}</span>
                  </label>
                ))}
              </fieldset>
            ))}
          </div>
        )
      }
    </SourceView>
  );
}
