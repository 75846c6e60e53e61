import { useRef, useState } from 'react';
import type { PasskeyListProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { Button, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { usePasskeysOffered } from '#portal/passkeys/use-passkey-login.ts';
import { useAddPasskey } from '#portal/passkeys/use-add-passkey.ts';
import { useSession } from '#portal/session/use-session.ts';
import { PasskeyForm } from './PasskeyForm.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { usePasskeyName, type Passkey } from './use-passkey-name.ts';

/** The member's passkeys, to add, name and remove; nothing for a visitor. */
export function PasskeyList({ props }: BlockViewProps<PasskeyListProps>) {
  return useSession() ? <OfMember {...props} /> : null;
}

/** A passkey and what is to be done with it. */
type Chosen = { passkey: Passkey; form: 'rename' | 'remove' };

function OfMember(forms: PasskeyListProps) {
  const say = useText();
  const nameOf = usePasskeyName();
  const place = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<Chosen>();
  const loaded = useCall('memberPasskeys', {});
  const canAdd = usePasskeysOffered();
  // The button that was pressed may be gone.
  const back = () => place.current?.focus({ preventScroll: true });
  const { busy, asksPassword, add, asked } = useAddPasskey(back);
  return (
    <div className="lv-content">
      <SourceView loaded={loaded} skeleton={<Skeleton height="9rem" />}>
        {({ passkeys }) => (
          <div ref={place} tabIndex={-1} role="group" aria-label={say('passkeys.title')}>
            {passkeys.length === 0 ? (
              <Notice icon="key" title={say('passkeys.none')} text={say('passkeys.why')} />
            ) : (
              <ul className="lv-places">
                {passkeys.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    onRename={() => choose({ passkey, form: 'rename' })}
                    onRemove={() => choose({ passkey, form: 'remove' })}
                  />
                ))}
              </ul>
            )}
            <div className="lv-places-foot">
              {canAdd ? (
                <Button icon="key" busy={busy} onClick={() => void add()}>
                  {say('passkeys.add')}
                </Button>
              ) : (
                <p className="lv-place-line">{say('passkeys.unable')}</p>
              )}
            </div>
          </div>
        )}
      </SourceView>
      {asksPassword && (
        <PasskeyForm
          title={say('passkeys.add')}
          text={say('passkeys.add.why')}
          form={forms.add}
          onDone={asked}
        />
      )}
      {chosen && (
        <PasskeyForm
          title={say(`passkeys.${chosen.form}`)}
          text={nameOf(chosen.passkey)}
          form={forms[chosen.form]}
          about={chosen.passkey}
          onDone={() => {
            choose(undefined);
            back();
          }}
        />
      )}
    </div>
  );
}
