import { Suspense, useMemo } from 'react';
import { Dialog, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { FormOfBrand } from '#portal/forms/FormOfBrand.tsx';
import type { Passkey } from './use-passkey-name.ts';

type PasskeyFormProps = {
  title: string;
  text: string;
  /** Form of the brand. */
  form: string;
  about?: Passkey;
  onDone: () => void;
};

/** A form about passkeys in a dialog. */
export function PasskeyForm({ title, text, form, about: passkey, onDone }: PasskeyFormProps) {
  const say = useText();
  const about = useMemo(() => passkey && { passkey: passkey.id, name: passkey.name ?? '' }, [passkey]);
  return (
    <Dialog open size="small" title={title} closeLabel={say('common.close')} onClose={onDone}>
      <div className="lv-content">
        <p className="lv-place-line">{text}</p>
        <Suspense fallback={<Skeleton height="9rem" />}>
          <FormOfBrand id={form} {...(about && { about })} onSent={onDone} />
        </Suspense>
      </div>
    </Dialog>
  );
}
