import { useId } from 'react';
import { useText } from '#ui/text/use-text.ts';
import { Entry } from './Entry.tsx';

/** The payment password. Browsers do not offer to keep it: it is to be known, not stored. */
export function PasswordEntry({
  value,
  onValue,
  wrong,
}: {
  value: string;
  onValue: (value: string) => void;
  /** The code of what is wrong with it. */
  wrong?: string | undefined;
}) {
  const say = useText();
  const id = useId();
  return (
    <Entry
      id={id}
      label={say('cashier.paymentPassword')}
      wrong={wrong === undefined ? undefined : say('cashier.paymentPassword.wrong')}
    >
      <input
        id={id}
        className="lv-control"
        type="password"
        autoComplete="one-time-code"
        maxLength={255}
        value={value}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={`${id}-note`}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      />
    </Entry>
  );
}
