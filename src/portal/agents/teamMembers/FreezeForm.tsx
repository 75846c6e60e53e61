import { useText } from '#ui/text/use-text.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import type { Downline } from './downline.ts';
import { WordsForm } from './WordsForm.tsx';

/** Shortest reason that the operator is asked with. */
const least = 3;

/** Asks the operator to freeze a member; tells of a request that waits, or of the freeze. */
export function FreezeForm({ member: { id: member, freeze } }: { member: Downline }) {
  const say = useText();
  const { gateway } = usePortal();
  if (freeze !== undefined) return <p className="lv-record-line">{say(`team.freeze.${freeze}`)}</p>;
  return (
    <WordsForm
      name="reason"
      label={say('team.freeze.reason')}
      hint={say('team.freeze.hint')}
      send={say('team.freeze.send')}
      least={least}
      onSend={async (reason) => {
        await gateway.call('agentFreeze', { body: { member, reason } });
        return say('team.freeze.done');
      }}
    />
  );
}
