import { useId, useRef, useState } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { Choice } from '#portal/cashier/Choice.tsx';
import type { CallValue } from '#portal/gateway/call-types.ts';
import type { Account } from './account.ts';
import { AddAccount } from './AddAccount.tsx';
import { RemoveAccount } from './RemoveAccount.tsx';

type Options = CallValue<'cashierOptions'>;

/** The accounts of the member to choose from, with the ways to add and to remove one. */
export function AccountChoice({
  options,
  chosen,
  onChoose,
}: {
  options: Options;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}) {
  const say = useText();
  const name = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const { accounts, withdrawal } = options;
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Account>();
  const leave = () => {
    setAdding(false);
    setRemoving(undefined);
    list.current?.focus();
  };
  return (
    <fieldset ref={list} tabIndex={-1}>
      <legend>{say('cashier.withdraw.account')}</legend>
      {accounts.length === 0 && <p className="lv-cash-note">{say('cashier.account.first')}</p>}
      <div className="lv-cash-choices">
        {accounts.map((account) => (
          <Choice
            key={account.id}
            name={name}
            checked={account.id === chosen}
            onChoose={() => onChoose(account.id)}
            title={`${account.bankName} ${account.number}`}
            text={account.holder}
          >
            <Button
              size="small"
              variant="ghost"
              icon="close"
              aria-label={say('cashier.account.remove.of', {
                account: `${account.bankName} ${account.number}`,
              })}
              onClick={() => setRemoving(account)}
            />
          </Choice>
        ))}
      </div>
      {adding || accounts.length === 0 ? (
        <AddAccount
          options={options}
          onAdded={(id) => {
            onChoose(id);
            leave();
          }}
          {...(accounts.length > 0 && { onCancel: leave })}
        />
      ) : (
        accounts.length < withdrawal.accountsMax && (
          <div className="lv-cash-actions">
            <Button size="small" icon="plus" onClick={() => setAdding(true)}>
              {say('cashier.account.add')}
            </Button>
          </div>
        )
      )}
      {removing && <RemoveAccount account={removing} onDone={leave} />}
    </fieldset>
  );
}
