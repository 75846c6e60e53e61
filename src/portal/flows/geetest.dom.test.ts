import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openGeetest } from './geetest.ts';

type Listeners = Record<'ready' | 'success' | 'error', () => void>;

/** Fake of Geetest's script with a button as the player's answer. */
function standIn(proof: Record<string, string> | false = { lot_number: 'l', pass_token: 'p' }) {
  const asked: object[] = [];
  const listeners: Partial<Listeners> = {};
  const init = (options: object, made: (captcha: object) => void): void => {
    asked.push(options);
    const captcha = {
      appendTo: (place: HTMLElement) => {
        place.append(Object.assign(document.createElement('button'), { textContent: 'I am a person' }));
        listeners.ready?.();
        return captcha;
      },
      onReady: (listener: () => void) => ((listeners.ready = listener), captcha),
      onSuccess: (listener: () => void) => ((listeners.success = listener), captcha),
      onError: (listener: () => void) => ((listeners.error = listener), captcha),
      getValidate: () => proof,
    };
    made(captcha);
  };
  Object.assign(window, { initGeetest4: init });
  return { asked, listeners };
}

const portal = {
  say: (key: string) => key,
  language: { current: 'zh-CN', choose: async () => false },
  documents: { current: { languages: { 'zh-CN': { name: '简体中文', geetest: 'zho' } } } },
};
const task = { captchaId: 'captcha-1', script: 'https://static.geetest.example/gt4.js' };

const before = document.createElement('button');
beforeEach(() => {
  document.body.append(before);
  before.focus();
});
afterEach(() => {
  Reflect.deleteProperty(window, 'initGeetest4');
  document.body.replaceChildren();
  document.head.replaceChildren();
});

describe('having Geetest ask', () => {
  it('opens a sheet in the language of the page, and gives what the player proved [VAL-08] [API-60]', async () => {
    const { asked, listeners } = standIn();
    const ask = await openGeetest(portal, task);
    expect(document.querySelector('dialog')).toBeNull();
    const proof = ask();
    expect(document.querySelector('dialog')?.textContent).toContain('I am a person');
    expect(asked).toMatchObject([{ captchaId: 'captcha-1', language: 'zho' }]);
    listeners.success?.();
    expect(JSON.parse(atob(await proof))).toEqual({ lot_number: 'l', pass_token: 'p' });
    expect(document.querySelector('dialog')).toBeNull();
    expect(document.activeElement).toBe(before);
  });

  it('says that the verification comes first when the player closes it [ERR-19]', async () => {
    standIn();
    const proof = (await openGeetest(portal, task))();
    document.querySelector<HTMLElement>('dialog .lv-dialog-close')?.click();
    await expect(proof).rejects.toMatchObject({ code: 'HUMAN_REQUIRED' });
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('says so when Geetest fails', async () => {
    const { listeners } = standIn();
    const proof = (await openGeetest(portal, task))();
    listeners.error?.();
    await expect(proof).rejects.toMatchObject({ code: 'HUMAN_UNSOLVED' });
  });

  it('fetches the script, and again when it could not be fetched', async () => {
    const first = openGeetest(portal, task);
    const script = () => document.querySelector<HTMLScriptElement>('script');
    await expect.poll(() => script()?.src).toBe(task.script);
    script()?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toMatchObject({ code: 'HUMAN_UNSOLVED' });
    expect(script()).toBeNull();
    const second = openGeetest(portal, task);
    await expect.poll(() => script()).not.toBeNull();
    standIn();
    script()?.dispatchEvent(new Event('load'));
    await expect(second).resolves.toBeTypeOf('function');
  });
});
