import { assetAddress } from '#engine/pictures/asset-address.ts';
import { appPaths } from '#contract/installable-app.ts';
import { drawnPageId, splash, type Drawing } from '#contract/drawn-page.ts';
import type { TextsPart } from '#engine/bundle/bundle-format.ts';
import type { Pointer } from '#engine/live/live-types.ts';
import type { ScreenDocument } from '#contract/generated/documents.ts';
import { screenOfRole } from '#engine/roles.ts';
import { escapeHtml } from '#engine/texts/escape-html.ts';
import { fittingLanguage } from '#server/http/accept-language.ts';
import { fontLinks, type FontFiles } from './font-links.ts';
import type { ViewLinks } from './view-links.ts';
import type { PageBundle } from './page-bundle.ts';

/** Outline of a page in the template. */
const outline = new RegExp(`${splash.begin}.*${splash.end}`, 'su');

/** JSON that stays inside its script element whatever it holds. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c');

export type Page = {
  bundle: PageBundle;
  pointer: Pointer;
  language: string;
  screen: ScreenDocument | undefined;
  fonts: FontFiles;
  views: ViewLinks;
  /** The preview that the page shows. */
  preview: PagePreview | undefined;
  /** Its calls begin traces. */
  traced: boolean;
  /** The brand's pages can be installed as an app. */
  isApp: boolean;
};

/** Preview data in its page: token, end, name, and view settings. */
type PagePreview = {
  token: string;
  /** ISO 8601, UTC. */
  until: string;
  /** It can be looked at as somebody who is logged in. */
  personas: boolean;
  mode: 'dark' | 'light' | undefined;
};

/** What a visitor's languages are known from: the choice in the cookie, and Accept-Language. */
export type WantedLanguage = { chosen: string | undefined; header?: string | undefined };

/** The language of a page: the one chosen if the brand has it, else what fits the browser where the brand guesses, else the brand's own. */
export function languageOf({ core: { brand } }: PageBundle, { chosen, header }: WantedLanguage): string {
  const languages = brand.languages ?? [];
  if (chosen !== undefined && languages.includes(chosen)) return chosen;
  return fittingLanguage(
    languages,
    brand.guessLanguage === false ? undefined : header,
    brand.defaultLanguage ?? languages[0] ?? 'en',
  );
}

/** Mode in which a page is sent; the visitor's own is applied before the first paint. */
export const themeModeOf = ({ core: { brand } }: Pick<PageBundle, 'core'>): 'dark' | 'light' =>
  brand.defaultMode === 'light' ? 'light' : 'dark';

const dataElement = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${inScript(json)}</script>`;

/** The texts of some keys. */
const pick = (texts: Readonly<Record<string, string>>, keys: readonly (string | undefined)[]) =>
  Object.fromEntries(
    keys.flatMap((key) => (key !== undefined && Object.hasOwn(texts, key) ? [[key, texts[key]]] : [])),
  );

/** Writes what the brand and its screen say into the built page of the portal, with its content where that has been drawn. */
export async function renderPage(
  template: string,
  { bundle, pointer, language, screen, fonts, views, preview, traced, isApp }: Page,
  drawing?: Drawing,
): Promise<string> {
  const { core, manifest } = bundle;
  const textsBody = await bundle.body(`texts/${language}`);
  const { texts } = JSON.parse(textsBody) as TextsPart;
  const heads = [core.brand.name, core.brand.tagline, screen?.title, screen?.description];
  const say = (key: string | undefined): string | undefined => (key === undefined ? undefined : texts[key]);

  const name = say(core.brand.name) ?? manifest.brand;
  const heading = say(screen?.title);
  const title = heading === undefined || heading === name ? name : `${heading} · ${name}`;
  const description = say(screen?.description) ?? say(core.brand.tagline);
  const boot =
    `{"pointer":${JSON.stringify(pointer)},"manifest":${await bundle.body('manifest')},` +
    `"core":${await bundle.body('core')},"texts":${drawing ? JSON.stringify({ language, texts: { ...pick(texts, heads), ...drawing.texts } }) : textsBody},` +
    `"language":${JSON.stringify(language)}${drawing ? ',"someTexts":true' : ''}` +
    `${preview === undefined ? '' : `,"preview":${JSON.stringify({ ...preview, name })}`}` +
    `${traced ? ',"traced":true' : ''}}`;

  const icon = core.brand.icon;
  const head = [
    fontLinks(fonts, core, { brand: manifest.brand, language }),
    `<link rel="stylesheet" id="livery-theme" href="/config/v1/bundles/${manifest.parts['theme.css'] ?? ''}">`,
    icon === undefined ? '' : `<link rel="icon" href="${escapeHtml(assetAddress(manifest.brand, icon))}">`,
    isApp && preview === undefined
      ? `<link rel="manifest" href="${appPaths.manifest}?language=${encodeURIComponent(language)}">`
      : '',
    drawing ? drawing.hints + views(drawing.views) : '',
    description === undefined ? '' : `<meta name="description" content="${escapeHtml(description)}">`,
    preview === undefined ? '' : '<meta name="robots" content="noindex">',
    drawing === undefined || drawing.css === '' ? '' : `<style>${drawing.css}</style>`,
  ].join('');
  // At the end: the browser paints while they come, and the page's code waits for the whole document anyway.
  const data =
    dataElement('livery-boot', boot) +
    (drawing ? dataElement(drawnPageId, JSON.stringify(drawing.page)) : '');

  const mode = preview?.mode ?? core.brand.defaultMode ?? 'system';
  const shown = preview?.mode ?? themeModeOf(bundle);
  const { direction = 'ltr', tall = false } = core.languages?.[language] ?? {};
  // The page of the login leads a member there, before anything of it shows.
  const forMembers =
    screen?.over !== undefined && screen.over === core.brand.roles?.login
      ? screenOfRole(core, 'home')?.path
      : undefined;
  const members = forMembers === undefined ? '' : ` data-members="${escapeHtml(forMembers)}"`;
  const root = `<html lang="${escapeHtml(language)}" dir="${direction}" data-theme="${shown}" data-default-mode="${mode}"${tall ? ' data-tall' : ''}${members}${drawing?.edges ? ` data-edges="${drawing.edges}"` : ''}${drawing ? ' data-drawn' : ''}>`;
  // Functions, so that a "$&" in a text is nothing special.
  return template
    .replace(/<html[^>]*>/, () => root)
    .replace(/<title>[\s\S]*?<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace('</head>', () => `${head}</head>`)
    .replace(outline, (found) => drawing?.html ?? found)
    .replace(/<\/body>(?!.*<\/body>)/su, () => `${data}</body>`);
}
