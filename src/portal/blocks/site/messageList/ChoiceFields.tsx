import type { CallTypes } from '#contract/generated/calls.ts';
import { useText } from '#ui/text/use-text.ts';
import type { useMessageSteps } from './use-message-steps.ts';

export type Choice = CallTypes['messageChoices']['value']['choices'][number];

const labels = {
  mail: 'messages.choices.byMail',
  sms: 'messages.choices.bySms',
  push: 'messages.choices.byPush',
} as const;

/** What a member may choose of messages, each on its channels; `only` leaves the others out. */
export function ChoiceFields({
  choices,
  only,
  steps: { busy, send },
}: {
  choices: readonly Choice[];
  only?: Choice['channels'][number]['channel'];
  steps: ReturnType<typeof useMessageSteps>;
}) {
  const say = useText();
  return choices.map(({ id, label, channels }) => {
    const shown = channels.filter(({ channel }) => only === undefined || channel === only);
    if (shown.length === 0) return null;
    return (
      <fieldset key={id}>
        <legend>{say(label)}</legend>
        {shown.map(({ channel, wanted, reachable }) => (
          <label key={channel}>
            <input
              type="checkbox"
              checked={wanted}
              // Who is not reachable any more may still say no.
              disabled={busy || (!reachable && !wanted)}
              onChange={({ target }) =>
                void send('messageChoose', { body: { choice: id, channel, wanted: target.checked } })
              }
            />
            <span>{say(labels[channel])}</span>
          </label>
        ))}
      </fieldset>
    );
  });
}
