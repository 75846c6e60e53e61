import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { wayBack } from '#contract/way-back.ts';
import { escapeHtml } from '#engine/texts/escape-html.ts';
import { sourceHash } from './policies.ts';
import type { Brands } from '#server/brands/types.ts';
import { languageFor, translator } from '#server/brands/texts.ts';

/**
 * Takes what came back out of the address before anything else, then hands it on: to the page that opened this window, or,
 * where there was none, to the portal in this tab, by the window's name, which is in no address, history or storage.
 */
const script = `(() => {
  const query = new URLSearchParams(location.search);
  const fragment = new URLSearchParams(location.hash.slice(1));
  history.replaceState(null, '', location.pathname);
  const back = {
    provider: location.pathname.slice(${JSON.stringify(wayBack.path.length)}),
    state: query.get('state'),
    code: query.get('code'),
    iss: query.get('iss'),
    error: query.get('error'),
    result: fragment.get('tgAuthResult'),
  };
  if (document.documentElement.dataset.tab === 'own') {
    const channel = new BroadcastChannel(${JSON.stringify(wayBack.channel)});
    channel.postMessage(back);
    channel.close();
    close();
  } else {
    window.name = ${JSON.stringify(wayBack.windowName)} + JSON.stringify(back);
    location.replace('/');
  }
})();`;

const style =
  'html{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}body{display:grid;min-height:90vh;place-items:center;margin:1rem;text-align:center}';

const policy = [
  "default-src 'none'",
  `script-src ${sourceHash(script)}`,
  `style-src ${sourceHash(style)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page to which providers send players back: it shows next to nothing and hands on what came with them. */
export async function waysInPages(app: FastifyInstance, { brands }: { brands: Brands }): Promise<void> {
  await app.register(cookie);
  app.get(`${wayBack.path}:provider`, async (request, reply) => {
    const brand = await brands.forHost(request.host);
    const language = brand ? languageFor(brand, request.headers['accept-language']) : 'en';
    const done = brand ? translator(brand, language)('waysIn.done') : '';
    const sameTab = request.cookies[wayBack.cookie] !== undefined;
    return (
      reply
        .header('content-security-policy', policy)
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        // The window that was opened stays the opener's, so that it can be closed; in the same tab the name of the window goes on
        // to the portal only between pages of the same policy.
        .header('cross-origin-opener-policy', sameTab ? 'same-origin-allow-popups' : 'unsafe-none')
        .type('text/html; charset=utf-8')
        .send(
          `<!doctype html><html lang="${escapeHtml(language)}" data-tab="${sameTab ? 'same' : 'own'}"><head><meta charset="utf-8">` +
            `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
            `<title>${escapeHtml(done)}</title><style>${style}</style></head>` +
            `<body><script>${script}</script><p>${escapeHtml(done)}</p></body></html>`,
        )
    );
  });
}
