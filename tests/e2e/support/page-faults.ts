import type { Browser, BrowserContext, ConsoleMessage, Request, Response, WebError } from '@playwright/test';

type Announcements = {
  /** Answers of 400 or above to requests of a page. */
  answer(address: RegExp, status: number): void;
  /** Requests that get no answer, for the reason that the browser gives, such as `ERR_INTERNET_DISCONNECTED`. */
  noAnswer(address: RegExp, reason?: RegExp): void;
  /** Warnings and errors on the console. */
  console(line: RegExp): void;
};

/** Faults that a test announces for its pages. An announced fault that does not occur fails the test too. */
export type Expected = Announcements & {
  /** Faults that depend on a race, such as between an answer and the end of its session. */
  perhaps: Announcements;
};

type Fault = { kind: keyof Announcements | 'uncaught'; text: string; address: string };
type Announced = { as: string; isSure: boolean; covers(fault: Fault): boolean };

// The browser's own line for each answer of 400 or above and each request without one, which are faults themselves.
const secondLine = /^Failed to load resource:/u;

/** Records faults on all pages of a browser; `stop` answers unannounced faults, and announced ones that did not occur. */
export function watchPages(browser: Browser): { expected: Expected; stop(): string[] } {
  const faults: Fault[] = [];
  const announced: Announced[] = [];
  const watched = new Set<BrowserContext>();

  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // By the configuration of these tests.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    faults.push({ kind: 'console', text: message.text(), address: message.location().url });
  };
  const onError = (error: WebError): void => {
    faults.push({ kind: 'uncaught', text: String(error.error()), address: error.page()?.url() ?? '' });
  };
  const onResponse = (response: Response): void => {
    if (response.status() >= 400)
      faults.push({ kind: 'answer', text: String(response.status()), address: response.url() });
  };
  const onFailure = (request: Request): void => {
    const text = request.failure()?.errorText ?? '';
    // Cancelled by the page or by leaving it.
    if (text !== 'net::ERR_ABORTED') faults.push({ kind: 'noAnswer', text, address: request.url() });
  };
  const watch = (context: BrowserContext): void => {
    watched.add(context);
    context.on('console', onConsole).on('weberror', onError);
    context.on('response', onResponse).on('requestfailed', onFailure);
  };
  browser.contexts().forEach(watch);
  browser.on('context', watch);

  const announcing = (isSure: boolean): Announcements => {
    const announce = (
      kind: keyof Announcements,
      parts: (RegExp | number)[],
      covers: (fault: Fault) => boolean,
    ) =>
      void announced.push({
        as: [kind, ...parts].join(' '),
        isSure,
        covers: (fault) => fault.kind === kind && covers(fault),
      });
    return {
      answer: (address, status) =>
        announce('answer', [status, address], (f) => address.test(f.address) && f.text === String(status)),
      noAnswer: (address, reason = /./u) =>
        announce('noAnswer', [address, reason], (f) => address.test(f.address) && reason.test(f.text)),
      console: (line) => announce('console', [line], (f) => line.test(f.text)),
    };
  };

  return {
    expected: { ...announcing(true), perhaps: announcing(false) },
    stop() {
      browser.off('context', watch);
      for (const context of watched) {
        context.off('console', onConsole).off('weberror', onError);
        context.off('response', onResponse).off('requestfailed', onFailure);
      }
      const addresses = new Set(faults.filter(({ kind }) => kind !== 'console').map((f) => f.address));
      // The icon is what some browsers ask for by themselves.
      const isTold = (address: string): boolean => addresses.has(address) || address.endsWith('/favicon.ico');
      const own = faults.filter(
        ({ kind, text, address }) => kind !== 'console' || !secondLine.test(text) || !isTold(address),
      );
      const unannounced = own.filter((fault) => !announced.some(({ covers }) => covers(fault)));
      const inVain = announced.filter(({ isSure, covers }) => isSure && !own.some(covers));
      return [
        ...unannounced.map(({ kind, text, address }) => `${kind}: ${text} (${address})`),
        ...inVain.map(({ as }) => `announced, and never came: ${as}`),
      ];
    },
  };
}
