import './captcha.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { subscribe } from 'valtio';
import type { FormModel } from '#engine/forms/index.ts';
import { Icon } from '#ui/primitives/Icon.tsx';
import type { WidgetProps } from '../../fields/field-widget.ts';
import { useFormScope } from '../../form-context.tsx';
import { useLoaded } from '../parts/use-loaded.ts';

const REFRESH_MS = 1000;

/** Calls `onRefused` whenever the form was sent and refused. */
const useRefusals = (model: FormModel, onRefused: () => void): void => {
  const seen = useRef(model.form.refusals);
  useEffect(
    () =>
      subscribe(
        model.form,
        () => {
          if (seen.current === model.form.refusals) return;
          seen.current = model.form.refusals;
          onRefused();
        },
        true,
      ),
    [model, onRefused],
  );
};

/** True for a while after it was set going. */
const useRest = (ms: number): [resting: boolean, rest: () => void] => {
  const [resting, setResting] = useState(false);
  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => setResting(false), ms);
    return () => clearTimeout(timer);
  }, [resting, ms]);
  return [resting, () => setResting(true)];
};

/**
 * A code from a picture, with a button for another one. A refusal, or returning to the field, loads a new picture, since the old one's
 * code is useless.
 */
export function CaptchaField({ field, control }: WidgetProps) {
  const { model, say, sources } = useFormScope();
  const { captcha } = sources;
  const [turn, setTurn] = useState(0);
  const [resting, rest] = useRest(captcha.refreshMs ?? REFRESH_MS);
  const load = useCallback(() => captcha.load(), [captcha]);
  const picture = useLoaded(load, turn);
  const loading = picture.stale || picture.status === 'loading';
  const failed = picture.status === 'failed' && !loading;
  const captchaId = picture.status === 'ready' && !picture.stale ? picture.value.captchaId : '';

  const empty = useCallback(() => {
    if (field.state.value !== '') model.write(field.name, '');
  }, [model, field]);
  const renew = useCallback(() => {
    empty();
    setTurn((last) => last + 1);
  }, [empty]);
  useEffect(empty, [empty]);
  useEffect(() => model.accompany(field.name, captchaId), [model, field.name, captchaId]);
  useRefusals(model, renew);

  const refresh = (): void => {
    if (resting || loading) return;
    rest();
    renew();
    document.getElementById(control.id)?.focus();
  };
  return (
    <div className="lv-captcha">
      <input
        className="lv-control"
        {...control}
        type="text"
        autoComplete={control.autoComplete ?? 'off'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        defaultValue={String(field.state.value)}
        onInput={field.typed}
      />
      <button
        type="button"
        className="lv-captcha-picture"
        aria-label={[failed && say('form.captcha.failed'), say('form.captcha.refresh')]
          .filter(Boolean)
          .join(' ')}
        disabled={control.disabled}
        aria-disabled={resting || loading || undefined}
        aria-busy={loading || undefined}
        onClick={refresh}
      >
        {picture.status === 'ready' && (
          <img src={`data:image/png;base64,${picture.value.image}`} alt={say('form.captcha.picture')} />
        )}
        {picture.status === 'loading' && <span className="lv-captcha-loading" />}
        {picture.status === 'failed' && (
          <span className="lv-captcha-failed">{say('form.captcha.failed')}</span>
        )}
        <Icon name="refresh" />
      </button>
    </div>
  );
}
