import './phone.css';
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { useSnapshot } from 'valtio';
import type { Control } from '../../fields/control.ts';
import type { WidgetProps } from '../../fields/field-widget.ts';
import { useFormScope } from '../../form-context.tsx';
import { countryOfCode, splitNumber, type NamedCountry } from '../country/countries.ts';
import { DiallingCode } from './DiallingCode.tsx';
import { numberOf, withoutTrunk } from './phone-number.ts';
import { useCountries } from '../country/use-countries.ts';

/** Input types of single keys; other input was pasted, dropped or autofilled. */
const BY_HAND = /^(?:insert(?:Text|CompositionText)|delete)/u;

/**
 * A national number with its country's dialling code. A pasted, autofilled or left international number is split, and its trunk 0
 * removed; other text stays as typed. Sent without spaces and hyphens.
 */
function NumberWithCode({ spec, field, control }: WidgetProps) {
  const { model } = useFormScope();
  const countries = useCountries(spec.countries);
  const { companion: code } = useSnapshot(field.state, { sync: true });
  const input = useRef<HTMLInputElement>(null);
  // A number left before the countries loaded, and unchanged since, is split when they load, even if it has the focus again.
  const waits = useRef(false);
  // Countries may share a dialling code, so the chosen country is stored too.
  const [picked, setPicked] = useState<NamedCountry>();
  const preferred = picked ?? countries.first;
  const chosen = countryOfCode(countries.countries, code, preferred);
  const initial = countries.first?.countryDialingCode;
  const attach = control.ref;
  const ref = useCallback(
    (element: Control | null) => {
      attach(element);
      input.current = element as HTMLInputElement | null;
    },
    [attach],
  );

  useEffect(() => {
    if (field.state.companion === '' && initial !== undefined) model.accompany(field.name, initial);
  }, [model, field, initial]);

  const choose = (country: NamedCountry): void => {
    setPicked(country);
    model.accompany(field.name, country.countryDialingCode);
  };
  const put = (element: HTMLInputElement, national: string): void => {
    if (element.value === national) return;
    element.value = national;
    field.change(numberOf(national));
  };
  const takeApart = (): void => {
    const element = input.current;
    const parts = element && splitNumber(element.value, countries.countries, chosen ?? preferred);
    if (parts) {
      choose(parts.country);
      put(element, parts.national);
    }
    const dialled = field.state.companion;
    if (element && dialled !== '') put(element, withoutTrunk(element.value, dialled));
  };
  const leave = (): void => {
    waits.current = countries.status !== 'ready';
    takeApart();
  };
  // Splits a number entered before the countries loaded.
  useEffect(() => {
    if (countries.status !== 'ready') return;
    if (waits.current || document.activeElement !== input.current) takeApart();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the countries come
  }, [countries.status]);

  return (
    <div className="lv-phone">
      <DiallingCode countries={countries} chosen={chosen} disabled={control.disabled} onChoose={choose} />
      <NumberInput
        field={field}
        control={{ ...control, ref }}
        autoComplete="tel-national"
        onTyped={() => (waits.current = false)}
        onFilled={leave}
      />
    </div>
  );
}

function NumberInput({
  field,
  control,
  autoComplete,
  onTyped,
  onFilled,
}: Pick<WidgetProps, 'field' | 'control'> & {
  autoComplete: string;
  onTyped?: () => void;
  /** Called when a value was pasted, autofilled or left. */
  onFilled?: () => void;
}) {
  const typed = (event: FormEvent<HTMLInputElement>): void => {
    field.change(numberOf(event.currentTarget.value));
    const { inputType = '' } = event.nativeEvent as Partial<InputEvent>;
    if (BY_HAND.test(inputType)) onTyped?.();
    else onFilled?.();
  };
  return (
    <input
      className="lv-control"
      {...control}
      type="tel"
      inputMode="tel"
      autoComplete={control.autoComplete ?? autoComplete}
      defaultValue={String(field.state.value)}
      onInput={typed}
      onBlur={onFilled}
    />
  );
}

/** A telephone number, with its dialling code if the form sends one. */
export function PhoneField(props: WidgetProps) {
  if (props.spec.companion === undefined) return <NumberInput {...props} autoComplete="tel" />;
  return <NumberWithCode {...props} />;
}
