import type { PasskeyOfferProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { Button, Icon } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { FormOfBrand } from '#portal/forms/FormOfBrand.tsx';
import { useAddPasskey } from '#portal/passkeys/use-add-passkey.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import './passkey-offer.css';

/** Offers to add a passkey, or not now. */
export function PasskeyOffer({ props }: BlockViewProps<PasskeyOfferProps>) {
  const say = useText();
  const { closeModal } = usePortal().navigation;
  const { busy, asksPassword, add } = useAddPasskey(closeModal);
  return (
    <div className="lv-content lv-passkey-offer">
      <span className="lv-passkey-offer-icon">
        <Icon name="key" size={40} />
      </span>
      <p>{say(props.text ?? 'passkeys.offer.text')}</p>
      {asksPassword ? (
        <FormOfBrand id={props.form} onSent={closeModal} />
      ) : (
        <div className="lv-passkey-offer-answers">
          <Button variant="primary" busy={busy} onClick={() => void add()}>
            {say('passkeys.add')}
          </Button>
          <Button onClick={closeModal}>{say('passkeys.offer.later')}</Button>
        </div>
      )}
    </div>
  );
}
