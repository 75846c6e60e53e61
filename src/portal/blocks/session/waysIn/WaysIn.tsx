import { useState } from 'react';
import type { WaysInProps } from '#contract/generated/blocks.ts';
import { offeredWaysIn, type WayIn } from '#play/providers/ways-in.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { PlainButton } from '#ui/primitives/PlainButton.tsx';
import { useText } from '#ui/text/use-text.ts';
import { usePasskeysOffered } from '#portal/passkeys/use-passkey-login.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { loginFlow } from '#portal/ways-in/provider-flows.ts';
import { ProviderMark } from '#portal/ways-in/ProviderMark.tsx';
import { useProviderFlow } from '#portal/ways-in/use-provider-flow.ts';
import { ProviderFlowState } from '#portal/ways-in/ProviderFlowState.tsx';
import { openRole } from '#portal/screens/open-role.ts';
import { PasskeyWay } from './PasskeyWay.tsx';
import './ways-in.css';

/** The other ways in that the brand offers, a button each; nothing where it offers none. */
export function WaysIn({ props }: BlockViewProps<WaysInProps>) {
  const offered = useDocuments(offeredWaysIn);
  const passkey = usePasskeysOffered() && props.passkey === true;
  if (offered.length === 0 && !passkey) return null;
  return <Offered offered={offered} passkey={passkey} title={props.title} />;
}

function Offered({
  offered,
  passkey,
  title = 'waysIn.or',
}: {
  offered: readonly WayIn[];
  passkey: boolean;
  title?: string | undefined;
}) {
  const say = useText();
  const portal = usePortal();
  const { stage, go, leave, stop } = useProviderFlow();
  const [chosen, choose] = useState<string>();
  const busy = stage?.at === 'finishing';
  const start = ({ id, kind }: WayIn) => {
    choose(id);
    if (kind === 'firebase') openRole(portal, 'phoneLogin');
    else go(loginFlow(portal, id));
  };
  return (
    <section className="lv-content lv-ways-in" aria-label={say(title)}>
      <p className="lv-ways-in-title" aria-hidden="true">
        <span>{say(title)}</span>
      </p>
      {passkey && <PasskeyWay />}
      <ProviderFlowState
        stage={stage}
        onStop={stop}
        onSameTab={chosen === undefined ? undefined : () => void leave(loginFlow(portal, chosen))}
      />
      {offered.length > 0 && (
        <ul>
          {offered.map((way) => (
            <li key={way.id}>
              <PlainButton
                block
                busy={busy && chosen === way.id}
                before={<ProviderMark mark={way.mark} />}
                onClick={() => start(way)}
              >
                {say(way.label)}
              </PlainButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
