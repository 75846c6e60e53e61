import { CallError } from '../gateway/call-error.ts';
import type { Portal } from '../runtime/portal.ts';
import type { Documents } from '#ui/documents/documents.tsx';
import type { GeetestTask } from './human-verification.ts';
import { openSheet } from './open-sheet.ts';

/** Interface of Geetest's script, version 4, as far as used. */
type Captcha = {
  appendTo: (element: HTMLElement) => Captcha;
  onReady: (listener: () => void) => Captcha;
  onSuccess: (listener: () => void) => Captcha;
  onError: (listener: (fault: unknown) => void) => Captcha;
  getValidate: () => Record<string, string> | false;
  destroy?: () => void;
};
type InitGeetest = (
  options: { captchaId: string; product: 'float'; language: string; nativeButton: object },
  ready: (captcha: Captcha) => void,
) => void;

const initOf = (): InitGeetest | undefined => (window as { initGeetest4?: InitGeetest }).initGeetest4;

const unsolved = (message: string): CallError => new CallError('HUMAN_UNSOLVED', message);

let loading: Promise<void> | undefined;

/** Loads Geetest's script once; a failed load is retried. */
function loadScript(address: string): Promise<void> {
  if (initOf()) return Promise.resolve();
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading = undefined;
      script.remove();
      reject(unsolved('The script of Geetest could not be loaded.'));
    });
    document.head.append(script);
  });
  return loading;
}

/** base64 of a text's UTF-8 bytes. */
const encoded = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** Parts of the portal that the captcha uses. */
type Asking = Pick<Portal, 'say' | 'language'> & { documents: { current: Pick<Documents, 'languages'> } };

/**
 * Loads Geetest; the returned function asks the player in a sheet over everything open and resolves to the proof. Closing the sheet
 * rejects with HUMAN_REQUIRED.
 */
export async function openGeetest(
  { say, language, documents }: Asking,
  { captchaId, script }: GeetestTask,
): Promise<() => Promise<string>> {
  await loadScript(script);
  return () =>
    new Promise<string>((resolve, reject) => {
      const init = initOf();
      if (!init) return reject(unsolved('The script of Geetest is not what it should be.'));
      let captcha: Captcha | undefined;
      const sheet = openSheet({
        title: say('human.title'),
        text: say('human.text'),
        closeLabel: say('common.close'),
        onClose: () =>
          end(() => reject(new CallError('HUMAN_REQUIRED', 'The player closed the verification.'))),
      });
      const end = (settle: () => void): void => {
        sheet.close();
        captcha?.destroy?.();
        settle();
      };
      const spoken = documents.current.languages?.[language.current];
      init(
        {
          captchaId,
          product: 'float',
          language: spoken?.geetest ?? 'eng',
          nativeButton: { width: '100%' },
        },
        (made) => {
          captcha = made
            .onReady(() => sheet.ready())
            .onSuccess(() => {
              const proof = made.getValidate();
              if (proof) end(() => resolve(encoded(JSON.stringify(proof))));
            })
            .onError(() => end(() => reject(unsolved('Geetest failed.'))));
          made.appendTo(sheet.place);
        },
      );
    });
}
