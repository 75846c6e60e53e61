import { useState } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { CallError } from '#portal/gateway/call-error.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import '#portal/gateway/late-calls.ts';

/** Asks whether an article was helpful. A reader counts once, and may change the answer. */
export function HelpVote({ article }: { article: string }) {
  const say = useText();
  const { gateway } = usePortal();
  const [said, setSaid] = useState<boolean>();
  const [state, setState] = useState<'busy' | 'failed'>();
  const vote = async (helpful: boolean) => {
    setState('busy');
    try {
      await gateway.call('helpVote', { body: { article, helpful } });
      setSaid(helpful);
      setState(undefined);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setState('failed');
    }
  };
  const answers = [
    [true, say('block.help.yes')],
    [false, say('block.help.no')],
  ] as const;
  return (
    <div className="lv-help-vote">
      <div className="lv-help-answers" role="group" aria-label={say('block.help.helpful')}>
        <span aria-hidden="true">{say('block.help.helpful')}</span>
        {answers.map(([helpful, name]) => (
          <Button
            key={name}
            size="small"
            busy={state === 'busy'}
            aria-pressed={said === helpful}
            onClick={() => void vote(helpful)}
          >
            {name}
          </Button>
        ))}
      </div>
      <p role="status">
        {state === 'failed' ? say('block.help.failed') : said === undefined ? '' : say('block.help.thanks')}
      </p>
    </div>
  );
}
