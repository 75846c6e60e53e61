import './captcha.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { subscribe } from '#engine/forms/index.ts';
import { Icon } from '#ui/primitives/Icon.tsx';
import type { WidgetProps } from '../../field-widget.ts';
import { useFormScope } from '../../form-context.tsx';
import { useLoaded } from '../../use-loaded.ts';

const REFRESH_MS = 1000;

/** A code to copy from a picture, with a button for another one. A refused form gets a new picture by itself. */
export function CaptchaField({ field, control }: WidgetProps) {
  const { model, say, sources } = useFormScope();
  const [turn, setTurn] = useState(0);
  const [resting, setResting] = useState(false);
  const refreshMs = sources.captcha.refreshMs ?? REFRESH_MS;
  const { captcha } = sources;
  const load = useCallback(() => captcha.load(), [captcha]);
  const picture = useLoaded(load, turn);
  const loading = picture.stale || picture.status === 'loading';
  const captchaId = picture.status === 'ready' ? picture.value.captchaId : '';

  useEffect(() => model.accompany(field.name, captchaId), [model, field.name, captchaId]);

  const refusals = useRef(model.form.refusals);
  useEffect(
    () =>
      subscribe(model.form, () => {
        if (refusals.current === model.form.refusals) return;
        refusals.current = model.form.refusals;
        model.write(field.name, '');
        setTurn((last) => last + 1);
      }),
    [model, field.name],
  );

  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => setResting(false), refreshMs);
    return () => clearTimeout(timer);
  }, [resting, refreshMs]);

  const refresh = (): void => {
    if (resting || loading) return;
    setResting(true);
    setTurn(turn + 1);
    model.write(field.name, '');
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
        aria-label={say('form.captcha.refresh')}
        aria-disabled={resting || loading || undefined}
        aria-busy={loading || undefined}
        onClick={refresh}
      >
        {picture.status === 'ready' && (
          <img src={`data:image/png;base64,${picture.value.image}`} alt={say('form.captcha.picture')} />
        )}
        {picture.status === 'failed' && <span>{say('form.captcha.failed')}</span>}
        <Icon name="refresh" />
      </button>
    </div>
  );
}
