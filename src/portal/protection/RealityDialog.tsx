import { useEffect, useState } from 'react';
import { screenOfRole } from '#engine/roles.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Button, Dialog } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatMoney } from '../format/format-money.ts';
import type { CallValue } from '../gateway/call-types.ts';
import { CallError } from '../gateway/call-error.ts';
import { tellError } from '../errors/tell-error.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { openPanel } from '../actions/open-panel.ts';
import { elapsedText } from './durations.ts';
import './protection.css';

/** Reality check over everything else: time and money of this session, and the player's choice to continue. */
export function RealityDialog({ check, onDone }: { check: CallValue<'sessionCheck'>; onDone: () => void }) {
  const say = useText();
  const locale = useLocale();
  const portal = usePortal();
  const hasRecords = useDocuments((documents) => screenOfRole(documents, 'transactions') !== undefined);
  const [busy, setBusy] = useState<'on' | 'records' | 'out'>();
  // Games are paused until it is answered.
  useEffect(() => portal.play.pause(), [portal]);
  const { currency, digits, wagered, net } = check;
  const money = (minor: string): string => formatMoney(minor, currency, digits, locale);

  const answer = async (how: 'on' | 'records') => {
    if (busy) return;
    setBusy(how);
    try {
      await portal.gateway.call('sessionChecked', {});
      onDone();
      if (how === 'records') await openPanel(portal, 'transactions');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tellError(portal, error.code);
    } finally {
      setBusy(undefined);
    }
  };
  const leave = async () => {
    setBusy('out');
    await portal.login.end();
    onDone();
  };
  return (
    <Dialog
      open
      size="small"
      title={say('reality.title')}
      closeLabel={say('reality.goOn')}
      onClose={() => void answer('on')}
    >
      <div className="lv-reality">
        <p>{say('reality.text')}</p>
        <dl className="lv-reality-figures">
          <div>
            <dt>{say('reality.elapsed')}</dt>
            <dd>{elapsedText(Date.parse(check.now) - Date.parse(check.startedAt), true)}</dd>
          </div>
          <div>
            <dt>{say('reality.wagered')}</dt>
            <dd>{money(wagered)}</dd>
          </div>
          <div>
            <dt>{say('reality.net')}</dt>
            <dd>{money(net)}</dd>
          </div>
        </dl>
        <div className="lv-reality-answers">
          <Button variant="primary" block busy={busy === 'on'} onClick={() => void answer('on')}>
            {say('reality.goOn')}
          </Button>
          {hasRecords && (
            <Button block busy={busy === 'records'} onClick={() => void answer('records')}>
              {say('reality.records')}
            </Button>
          )}
          <Button block variant="ghost" icon="logout" busy={busy === 'out'} onClick={() => void leave()}>
            {say('reality.leave')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
