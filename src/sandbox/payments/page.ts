import { moneyText } from '#engine/texts/money-text.ts';
import { escapeHtml } from '#engine/texts/escape-html.ts';
import { createI18n } from '#engine/texts/i18n.ts';
import type { PageWords } from '#sandbox/page-words.ts';
import type english from '../../../configs/base/texts/en.json';
import { fontFamilies, fontSheet } from './fonts.ts';
import type { PaymentChoice, SandboxPaymentsTable } from './tables.ts';

type WithoutArea<Key> = Key extends `sandbox.payment.${infer Name}` ? Name : never;
type Say = (
  key: WithoutArea<keyof (typeof english)['texts']>,
  values?: Readonly<Record<string, string>>,
) => string;

/** The page consists of text, a form, one inline style and its glyphs; it runs and loads nothing else. */
export const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** The font that ships first: text that was laid out in a fallback before it came is not always laid out again. */
const fontRules = Object.entries(fontFamilies)
  .map(([font, family]) => `[data-font='${font}'] body { font-family: '${family}', system-ui, sans-serif }\n`)
  .join('');

export const style = `:root { color-scheme: light dark; --ink: light-dark(#16202e, #eef2f8); --soft: light-dark(#5c6a7d, #a3b0c2); --paper: light-dark(#fff, #18212e); --line: light-dark(#dde3ec, #2c3949); --act: light-dark(#0b5fd6, #7db4ff); --on-act: light-dark(#fff, #071a33) }
* { box-sizing: border-box }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; color: var(--ink); background: light-dark(#eef2f8, #0d131c) }
${fontRules}main { inline-size: min(26rem, 100%); background: var(--paper); border: 1px solid var(--line); border-radius: 1.25rem; padding: 1.5rem; box-shadow: 0 1rem 3rem rgb(0 0 0 / .12) }
header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; color: var(--soft); font-size: .875rem }
.mark { font-weight: 700; color: var(--ink) }
.sandbox { border: 1px dashed currentcolor; border-radius: 99px; padding: .1rem .7rem }
h1 { font-size: 2.25rem; line-height: 1.1; margin: 1.25rem 0 .25rem; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
p { margin: .25rem 0; color: var(--soft); overflow-wrap: anywhere }
.card { margin: 1.25rem 0; aspect-ratio: 1.586; border-radius: 1rem; padding: 1.25rem; display: flex; flex-direction: column; justify-content: space-between; color: #fff; background: linear-gradient(135deg, #1c2f52, #3b6fb6) }
.card b { font: 600 1.2rem/1 ui-monospace, monospace; letter-spacing: .08em }
.card span { font-size: .8rem; opacity: .9 }
.phone { margin: 1.25rem auto; inline-size: 9rem; aspect-ratio: .62; border: .4rem solid light-dark(#16202e, #3a4759); border-radius: 1.6rem; display: grid; place-content: center; text-align: center; gap: .5rem; background: linear-gradient(160deg, #0e7a5f, #11a37c); color: #fff; font-weight: 600 }
form { display: grid; gap: .6rem; margin-top: 1.25rem }
button, .back { font: inherit; font-weight: 600; min-block-size: 2.9rem; padding: .6rem 1rem; border-radius: .75rem; border: 1px solid var(--line); background: transparent; color: var(--ink); cursor: pointer; display: grid; place-items: center; text-align: center; text-decoration: none }
.back { margin-block-start: 1.25rem }
.main, .back { background: var(--act); color: var(--on-act); border-color: transparent }
button:focus-visible, .back:focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
fieldset { border: 1px solid var(--line); border-radius: .75rem; padding: .75rem; display: grid; gap: .5rem; margin: .5rem 0 0 }
[data-font] h1 { line-height: 1.6 }
legend { padding: 0 .4rem; color: var(--soft); font-size: .875rem }
`;

const art = ({ look }: SandboxPaymentsTable): string =>
  look === 'wallet'
    ? '<div class="phone" aria-hidden="true"><span>Sandbox</span><span>Wallet</span></div>'
    : '<div class="card" aria-hidden="true"><span>Sandbox Bank</span><b>4242 4242 4242 4242</b><span>TEST CARD 12/39</span></div>';

const form = (say: Say): string => `<form method="post">
<button class="main" name="choice" value="pay">${say('pay')}</button>
<fieldset><legend>${say('others')}</legend>
<button name="choice" value="fail">${say('fail')}</button>
<button name="choice" value="late">${say('late')}</button>
<button name="choice" value="twice">${say('twice')}</button>
</fieldset>
</form>`;

const done = (say: Say, choice: PaymentChoice, returnUrl: string): string =>
  `<div role="status"><h1>${say(`${choice}.title`)}</h1><p>${say(`${choice}.text`)}</p></div>
<p><a class="back" href="${escapeHtml(returnUrl)}">${say('back')}</a></p>`;

/** The provider's payment page in the player's words: the amount and the choices, or the result. */
export function paymentPage(payment: SandboxPaymentsTable, words: PageWords): string {
  const { language, direction, font, texts } = words;
  const t = createI18n([{ language, texts }], { language, fallback: [] }).getFixedT(language);
  const say: Say = (key, values = {}) => escapeHtml(t(key, values));
  const glyphs = fontSheet(font);
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}"${glyphs === undefined ? '' : ` data-font="${escapeHtml(font ?? '')}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say('title')}</title>
${glyphs === undefined ? '' : `<link rel="stylesheet" href="${glyphs}">\n`}<link rel="stylesheet" href="/sandbox/payments/style.css">
</head>
<body>
<main>
<header><span class="mark">${say('title')}</span><span class="sandbox">${say('sandbox')}</span></header>
${
  payment.choice === null
    ? `<h1>${escapeHtml(moneyText(payment.amount, payment))}</h1>
<p>${say('order', { brand: payment.brand, order: payment.order_id })}</p>
${art(payment)}
${form(say)}`
    : done(say, payment.choice, payment.return_url)
}
</main>
</body>
</html>
`;
}
