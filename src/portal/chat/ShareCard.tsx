import { useState } from 'react';
import { Button, LazyImage } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { tellError } from '../errors/tell-error.ts';
import { formatMoney } from '../format/format-money.ts';
import { CallError } from '../gateway/call-error.ts';
import { usePortal } from '../runtime/portal-context.ts';
import type { ChatLine } from './chat-types.ts';

/** A bet that its member shows, with the figures that the brand allows. A slip of a lottery can be copied while it takes bets. */
export function ShareCard({ share }: { share: NonNullable<ChatLine['share']> }) {
  const say = useText();
  const language = useLocale();
  const portal = usePortal();
  const [busy, setBusy] = useState(false);
  const { kind, names, image, selection, stake, payout, currency, digits, lottery, round, game } = share;
  const money = (minor: string) => formatMoney(minor, currency, digits, language);
  const numbers = selection && (Array.isArray(selection) ? selection : Object.values(selection).flat());
  const name = names[language] ?? Object.values(names)[0] ?? game;
  const copy = async () => {
    setBusy(true);
    try {
      const { copyShare } = await import('./copy-share.ts');
      await copyShare(portal, share);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tellError(portal, error.code);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="lv-chat-share" data-kind={kind}>
      {image !== undefined && <LazyImage src={image} alt="" className="lv-chat-picture" />}
      <div className="lv-chat-share-words">
        <p className="lv-chat-share-name">{say(kind === 'win' ? 'chat.win' : 'chat.slip', { game: name })}</p>
        {round !== undefined && <p>{say('chat.draw', { draw: round })}</p>}
        {numbers !== undefined && <p className="lv-chat-numbers">{numbers.slice(0, 12).join(' ')}</p>}
        {stake !== undefined && <p>{say('chat.stake', { amount: money(stake) })}</p>}
        {payout !== undefined && (
          <p className="lv-chat-payout">{say('chat.payout', { amount: money(payout) })}</p>
        )}
      </div>
      {lottery && (
        <Button size="small" icon="elott" busy={busy} onClick={() => void copy()}>
          {say('chat.copy')}
        </Button>
      )}
    </div>
  );
}
