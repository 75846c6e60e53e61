import { moneyText } from '#engine/texts/money-text.ts';
import { refusalOf } from '../api/refusal.ts';
import { wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import type { PaymentDesk } from '../payments/calls.ts';
import type { Offer, PreviewedOffer } from './calls.ts';
import { signedMoney } from './signed-money.ts';
import { spanText } from './span-text.ts';
import { termsLines } from './terms-text.ts';

/** What an offer would have paid, before it is sent. */
export const OfferPreview = ({
  offer: { account, terms, lastDay },
  preview,
  desk,
  error,
  busy,
  onSend,
  onBack,
}: {
  offer: Offer;
  preview: PreviewedOffer;
  desk: PaymentDesk;
  error: Error | null;
  busy: boolean;
  onSend: () => void;
  onBack: () => void;
}) => {
  const { figures, amount, nothing, tier } = preview;
  const span = spanText(preview, desk.timeZone);
  const lines = termsLines(terms, desk);
  // A dividend has its period and form before its tiers.
  const met = tier === null ? -1 : tier - 1 + (lines.length - terms.tiers.length);
  return (
    <Dialog
      title={say('console.agents.previewTitle')}
      onClose={onBack}
      actions={
        <>
          <Button onPress={onBack}>{say('console.agents.changeTerms')}</Button>
          <Button look="main" busy={busy} onPress={onSend}>
            {say('console.agents.send')}
          </Button>
        </>
      }
    >
      <p>
        {nothing === null
          ? say('console.agents.would', { span, account, amount: moneyText(amount, desk) })
          : say('console.agents.wouldNothing', {
              span,
              account,
              why: say(`console.agents.outcome.${nothing}`),
            })}
      </p>
      <dl className="op-agent-sums">
        <div>
          <dt>{say('console.agents.columns.validBet')}</dt>
          <dd>{moneyText(figures.validBet, desk)}</dd>
        </div>
        {terms.kind === 'dividend' && (
          <>
            <div>
              <dt>{say('console.agents.columns.loss')}</dt>
              <dd>{signedMoney(figures.loss, desk)}</dd>
            </div>
            <div>
              <dt>{say('console.agents.columns.members')}</dt>
              <dd>{wholeText(figures.members)}</dd>
            </div>
          </>
        )}
      </dl>
      <ul>
        {lines.map((line, index) => (
          <li key={line}>{index === met ? say('console.agents.metTier', { tier: line }) : line}</li>
        ))}
      </ul>
      {lastDay !== undefined && <p>{say('console.agents.endsOn', { day: lastDay })}</p>}
      <p className="op-hint">{say('console.agents.previewHint')}</p>
      {error !== null && <RefusalNotice refusal={refusalOf(error)} />}
    </Dialog>
  );
};
