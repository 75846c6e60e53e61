import { appPaths } from '#contract/installable-app.ts';
import { escapeHtml } from '#engine/texts/escape-html.ts';
import { documentOf } from '#server/brands/documents.ts';
import { translator } from '#server/brands/texts.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { sourceHash } from '../policies.ts';
import { colorsOf, ownMode } from './app-facts.ts';

/** Milliseconds between two looks whether the gateway is back, while the network is there. */
const pause = 15_000;

/**
 * Says the page in the language and mode that the visitor chose in this browser, which may be others than when the page was kept, and
 * opens what was asked for once the gateway is back.
 */
const script = `(() => {
  const root = document.documentElement;
  const words = JSON.parse(document.getElementById('words').textContent);
  let language, mode;
  try {
    language = localStorage.getItem('livery.language');
    mode = localStorage.getItem('livery.theme');
  } catch {}
  if (mode === 'dark' || mode === 'light') root.dataset.theme = mode;
  if (language && Object.hasOwn(words, language)) {
    const { direction, ...said } = words[language];
    root.lang = language;
    root.dir = direction;
    for (const [key, text] of Object.entries(said)) document.getElementById(key).textContent = text;
    document.title = said.title;
  }
  addEventListener('online', () => location.reload());
  setInterval(() => {
    if (navigator.onLine)
      fetch(${JSON.stringify(appPaths.offline)}, { method: 'HEAD', cache: 'no-store' }).then((answer) => {
        if (answer.ok) location.reload();
      }, () => {});
  }, ${pause});
})();`;

const saying = { title: 'app.offline.title', text: 'app.offline.text', retry: 'app.offline.retry' } as const;

/** Colours, as they are known to be hexadecimal by the schema of the theme. */
function variables(brand: LiveBrand, mode: 'dark' | 'light'): string {
  const { canvas, text, textMuted, primary, onPrimary, focus } = colorsOf(brand, mode);
  const colors = { canvas, text, muted: textMuted, primary, ink: onPrimary, focus };
  const set = Object.entries(colors).flatMap(([name, color]) =>
    color === undefined ? [] : [`--${name}:${color}`],
  );
  return `color-scheme:${mode};${set.join(';')}`;
}

function styleOf(brand: LiveBrand): string {
  const { defaultMode = 'system' } = documentOf(brand, 'brand') ?? {};
  const { radius = 8 } = documentOf(brand, 'theme')?.shape ?? {};
  const own = ownMode(brand);
  return [
    `:root{${variables(brand, own)}}`,
    defaultMode === 'system'
      ? `@media (prefers-color-scheme:light){:root{${variables(brand, 'light')}}}`
      : '',
    `:root[data-theme=dark]{${variables(brand, 'dark')}}:root[data-theme=light]{${variables(brand, 'light')}}`,
    'body{display:grid;min-height:100dvh;margin:0;place-items:center;background:var(--canvas);color:var(--text);font:1rem/1.7 system-ui,sans-serif}',
    'main{max-width:32rem;padding:2rem 1.25rem;text-align:center}h1{margin:0 0 .5rem;font-size:1.6rem;line-height:1.4}p{margin:0 0 1.5rem;color:var(--muted)}',
    'p:first-child{margin:0 0 1rem;font-weight:700;color:var(--text)}',
    `a{display:inline-block;min-height:2.75rem;padding:.55rem 1.5rem;box-sizing:border-box;border-radius:${Number(radius)}px;background:var(--primary);color:var(--ink);font-weight:700;text-decoration:none}`,
    'a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}',
  ].join('');
}

/** Page that the service worker shows while nothing can be reached, in all languages of the brand and both modes. It needs no other file. */
export function offlinePage(brand: LiveBrand): { html: string; policy: string } {
  const document = documentOf(brand, 'brand');
  const languages = document?.languages ?? ['en'];
  const own = document?.defaultLanguage ?? languages[0] ?? 'en';
  const wordsIn = (language: string) => {
    const say = translator(brand, language);
    return {
      brand: document?.name === undefined ? brand.brand : say(document.name),
      title: say(saying.title),
      text: say(saying.text),
      retry: say(saying.retry),
      direction: documentOf(brand, 'languages')?.languages[language]?.direction ?? 'ltr',
    };
  };
  const said = wordsIn(own);
  const words = JSON.stringify(
    Object.fromEntries(languages.map((language) => [language, wordsIn(language)])),
  );
  const style = styleOf(brand);
  const html =
    `<!doctype html><html lang="${escapeHtml(own)}" dir="${said.direction}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${escapeHtml(said.title)}</title><style>${style}</style></head>` +
    `<body><main><p id="brand">${escapeHtml(said.brand)}</p><h1 id="title">${escapeHtml(said.title)}</h1>` +
    `<p id="text">${escapeHtml(said.text)}</p><a id="retry" href="">${escapeHtml(said.retry)}</a></main>` +
    `<script type="application/json" id="words">${words.replaceAll('<', '\\u003c')}</script>` +
    `<script>${script}</script></body></html>`;
  const policy = [
    "default-src 'none'",
    `script-src ${sourceHash(script)}`,
    `style-src ${sourceHash(style)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html, policy };
}
