import { Suspense, useMemo, useState } from 'react';
import { Button, Dialog, Skeleton } from '#ui/primitives/index.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useText } from '#ui/text/use-text.ts';
import { takeDraft, type ContractDraft } from '#portal/contracts/draft.ts';
import type { InfoOfKind } from '#portal/contracts/change-contract.ts';
import { FormOfBrand } from '#portal/forms/FormOfBrand.tsx';
import type { Money } from '#portal/format/use-money.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { percentOf, spanWords } from './contract-words.ts';
import { FigureList } from './FigureList.tsx';
import { TermsList } from './TermsList.tsx';
import type { Changing } from './use-changing.ts';

type OfferProps = { info: InfoOfKind; form: string; money: Money; changing: Changing };

/** The form of an offer; what it would have paid shows before it is sent. */
export function OfferPart({ info: { kind, bounds }, form, money, changing }: OfferProps) {
  const say = useText();
  const portal = usePortal();
  const [open, setOpen] = useState(() => portal.window.query().has('account'));
  const [sent, setSent] = useState(0);
  const [draft, setDraft] = useState<ContractDraft>();
  const about = useMemo(() => ({ kind }), [kind]);
  const send = async ({ account, terms, lastDay }: ContractDraft) => {
    const { kind: _, ...rest } = terms;
    const done = await changing.send(
      { do: 'offer', account, terms: rest, ...(lastDay !== undefined && { lastDay }) },
      'contracts.done.offer',
    );
    setDraft(undefined);
    if (!done) return;
    setSent(sent + 1);
    setOpen(false);
  };
  if (!open) {
    return (
      <Button icon="plus" onClick={() => setOpen(true)}>
        {say('contracts.offer')}
      </Button>
    );
  }
  const percent = percentOf(bounds.rateMax, money.language);
  return (
    <div className="lv-contract-offer">
      <h4>{say('contracts.offer')}</h4>
      <p className="lv-record-line">
        {say('contracts.bounds', { rate: percent, count: bounds.tiersMax })}
        {bounds.betMin !== undefined && ` ${say('contracts.bounds.bet', { bet: money.say(bounds.betMin) })}`}
        {bounds.step !== undefined && ` ${say('contracts.bounds.step', { step: money.say(bounds.step) })}`}
        {(bounds.membersMin ?? 0) > 0 &&
          ` ${say('contracts.bounds.members', {
            count: bounds.membersMin ?? 0,
            bet: money.say(bounds.activeBet ?? '0'),
          })}`}
      </p>
      <Suspense fallback={<Skeleton height="24rem" />}>
        <FormOfBrand key={sent} id={form} about={about} onSent={() => setDraft(takeDraft(portal))} />
      </Suspense>
      <Button variant="ghost" onClick={() => setOpen(false)}>
        {say('contracts.offer.close')}
      </Button>
      {draft && (
        <PreviewDialog
          draft={draft}
          membersMin={bounds.membersMin}
          money={money}
          busy={changing.busy}
          onSend={() => void send(draft)}
          onBack={() => setDraft(undefined)}
        />
      )}
    </div>
  );
}

function PreviewDialog({
  draft: { account, terms, lastDay, preview },
  membersMin,
  money,
  busy,
  onSend,
  onBack,
}: {
  draft: ContractDraft;
  membersMin: number | undefined;
  money: Money;
  busy: boolean;
  onSend: () => void;
  onBack: () => void;
}) {
  const say = useText();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const { figures, amount, tier } = preview;
  return (
    <Dialog open title={say('contracts.preview')} closeLabel={say('common.close')} onClose={onBack}>
      <div className="lv-contract-dialog">
        <p className="lv-contract-would">
          {say('contracts.would', {
            span: spanWords(preview, timeZone, say),
            amount: money.say(amount),
            account,
          })}
        </p>
        <FigureList kind={terms.kind} figures={figures} money={money} />
        <TermsList terms={terms} money={money} met={tier} membersMin={membersMin} />
        {lastDay !== undefined && <p>{say('contracts.until', { day: lastDay })}</p>}
        <p className="lv-record-line">{say('contracts.preview.hint')}</p>
        <Button variant="primary" block busy={busy} onClick={onSend}>
          {say('contracts.send', { account })}
        </Button>
        <Button block onClick={onBack}>
          {say('contracts.change')}
        </Button>
      </div>
    </Dialog>
  );
}
