import { useId, useState, type FormEvent } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { tellError } from '#portal/errors/tell-error.ts';
import { CallError } from '#portal/gateway/call-error.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';

type Who = { account: string; nickname: string };

/**
 * Looks up a direct downline by account, so that the agent sees the name before anything is sent. Not a form document: a search that
 * sends nothing; the transfer is `form/memberTransfer`.
 */
export function DownlineSearch({
  found,
  onFound,
}: {
  found: Who | undefined;
  onFound: (who: Who | undefined) => void;
}) {
  const say = useText();
  const id = useId();
  const portal = usePortal();
  const [account, setAccount] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(false);
  const search = async (event: FormEvent) => {
    event.preventDefault();
    const asked = account.trim();
    if (asked === '' || busy) return;
    setBusy(true);
    setWrong(false);
    try {
      onFound(await portal.gateway.call('transferUplineName', { query: { account: asked } }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      onFound(undefined);
      if (error.fields.length > 0) setWrong(true);
      else tellError(portal, error.code);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="lv-transfer-search" onSubmit={(event) => void search(event)}>
      <label htmlFor={id}>{say('transfer.account')}</label>
      <div>
        <input
          id={id}
          type="text"
          value={account}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={wrong}
          aria-describedby={`${id}-told`}
          onChange={({ target }) => {
            setAccount(target.value);
            setWrong(false);
            if (found) onFound(undefined);
          }}
        />
        <Button type="submit" icon="search" busy={busy}>
          {say('transfer.find')}
        </Button>
      </div>
      <p id={`${id}-told`} className="lv-dates-wrong" role="status">
        {wrong && say('transfer.notFound')}
      </p>
    </form>
  );
}
