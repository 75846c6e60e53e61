// Runs in the page, before its own scripts: takes the announced form, and finds, watches and times what happens in it. Its
// text is handed to the browser, so it imports nothing but types.
import type { FormPage } from '../form-page.ts';

type Announced = Omit<FormPage, 'mount' | 'find'> & {
  mount(): void;
  find?: FormPage['find'];
  submit?(): HTMLElement | null;
};

/** Milliseconds. `handlers`: inside the key's listeners with their microtasks. `paint`: until after the next frame. */
export type KeyTimes = {
  handlers: number;
  paint: number;
  /** Until the frame in which the message was right. */
  message: number;
  right: boolean;
  length: number;
};

type Probe = {
  /** Rejects when the page has announced no form for long. */
  readonly announced: Promise<void>;
  /** Values of the last submit. */
  values: Record<string, unknown> | undefined;
  find(name: string): HTMLElement | null;
  messages(): number;
  /** The message of a control: below it, in the largest part of the page that holds no other control. */
  messageOf(control: Element): Element | undefined;
  submitButton(): HTMLElement | null;
  /** Resolves when nothing has run for a while. */
  quiet(): Promise<void>;
  /** Draws the form; resolves one frame after all its controls are there. */
  mount(count: number): Promise<{ ms: number; controls: number }>;
  /** Goes to a field; `wrong` says for each key to come whether a message must stand there after it. */
  enter(name: string, wrong: boolean[]): Promise<boolean>;
  /** Resolves when the key sent last has been painted and its message is right. */
  key(): Promise<KeyTimes>;
  /** Gets ready for a click on the button; gives its middle. */
  armSubmit(count: number): Promise<{ x: number; y: number }>;
  /** Resolves in the frame in which all messages show. */
  allMessages(): Promise<{ ms: number; messages: number }>;
};

declare global {
  interface Window {
    formProbe: Probe;
  }
}

const controls = 'input:not([type=submit], [type=button], [type=hidden]), select, textarea';
const keyEvents = ['keydown', 'keypress', 'beforeinput', 'input', 'keyup'];
const patience = 60_000;

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
/** The first task after those that are due: after a frame, when called in one. */
const task = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(undefined);
  });

let page: Announced;
let announce = (): void => {};
const announced = new Promise<void>((resolve, reject) => {
  announce = resolve;
  setTimeout(() => reject(new Error('The page announces no form. See tests/bench/form-page.ts.')), 30_000);
});
announced.catch(() => {});

const selector = (): string => page.errorSelector || '[role=alert]';
const said = (element: Element): boolean => element.textContent.trim() !== '';
const boxOf = (control: Element): Element => {
  let box = control;
  for (let outer = box.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    if (outer.querySelectorAll(controls).length > 1) break;
    box = outer;
  }
  return box;
};
const messageIn = (box: Element): Element | undefined => [...box.querySelectorAll(selector())].find(said);

type Key = { handlers: number; expected?: boolean; times: Promise<Omit<KeyTimes, 'handlers' | 'length'>> };

let target: HTMLInputElement | undefined;
let box: Element | undefined;
let plan: boolean[] = [];
let finish = (_times: Omit<KeyTimes, 'handlers' | 'length'>): void => {};
const nextKey = (): Key => ({ handlers: 0, times: new Promise((resolve) => (finish = resolve)) });
let key = nextKey();
let submitted: ReturnType<Probe['allMessages']> = Promise.reject(new Error('Nothing was armed.'));
submitted.catch(() => {});

/** The field's part of the page, found anew when the form has drawn it anew. */
const targetBox = (): Element => {
  if (target?.isConnected !== true) target = document.activeElement as HTMLInputElement;
  if (box?.isConnected !== true) box = boxOf(target);
  return box;
};

const probe: Probe = {
  announced,
  values: undefined,
  find: (name) =>
    page.find
      ? page.find(name)
      : (document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`) ??
        document.querySelector<HTMLElement>(`[id$="_${CSS.escape(name)}"], [id="${CSS.escape(name)}"]`)),
  messages: () => [...document.querySelectorAll(selector())].filter(said).length,
  messageOf: (control) => messageIn(boxOf(control)),
  submitButton: () => page.submit?.() ?? document.querySelector('button[type=submit], input[type=submit]'),
  quiet: async () => {
    await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve, 30));
    await task();
  },
  mount: async (count) => {
    const start = performance.now();
    page.mount();
    const there = (): number => document.querySelectorAll(controls).length;
    do await frame();
    while (there() < count && performance.now() - start < patience);
    await frame();
    return { ms: performance.now() - start, controls: there() };
  },
  enter: async (name, wrong) => {
    const control = probe.find(name) as HTMLInputElement;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    control.focus();
    await frame();
    await frame();
    await task();
    [target, box, plan, key] = [control, boxOf(control), [...wrong], nextKey()];
    return document.activeElement === control;
  },
  key: async () => {
    const seen = await Promise.race([
      key.times,
      new Promise<undefined>((resolve) => setTimeout(resolve, patience)),
    ]);
    const { handlers } = key;
    key = nextKey();
    targetBox();
    const { length } = target?.value ?? '';
    return { ...(seen ?? { paint: Number.NaN, message: Number.NaN, right: false }), handlers, length };
  },
  armSubmit: async (count) => {
    const button = probe.submitButton();
    if (!button) throw new Error('The form has no button that submits it.');
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    await frame();
    await frame();
    submitted = new Promise((resolve) => {
      const begin = ({ timeStamp }: MouseEvent): void => {
        const look = async (): Promise<void> => {
          const messages = probe.messages();
          if (messages < count && performance.now() - timeStamp < patience)
            return void requestAnimationFrame(look);
          await task();
          resolve({ ms: performance.now() - timeStamp, messages });
        };
        requestAnimationFrame(look);
      };
      window.addEventListener('click', begin, { capture: true, once: true });
    });
    const { x, y, width, height } = button.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  },
  allMessages: () => submitted,
};

window.formProbe = probe;
window['__bench'] = {
  ready: (form: Announced) => {
    page = form;
    announce();
  },
  submitted: (values) => {
    probe.values = values;
  },
};

for (const type of keyEvents) {
  let start = 0;
  window.addEventListener(type, () => (start = performance.now()), true);
  window.addEventListener(type, () => (key.handlers += performance.now() - start));
}

window.addEventListener(
  'input',
  ({ timeStamp }) => {
    if (!target || key.expected !== undefined) return;
    const expected = (key.expected = plan.shift() ?? false);
    const end = finish;
    let paint: number | undefined;
    const look = async (): Promise<void> => {
      await task();
      const ms = performance.now() - timeStamp;
      paint ??= ms;
      const right = (messageIn(targetBox()) !== undefined) === expected;
      if (right || ms > 5000) end({ paint, message: ms, right });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  },
  true,
);
