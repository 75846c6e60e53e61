import { createHash } from 'node:crypto';
import { workerPolicy } from '#contract/installable-app.ts';

/** A source that allows one script or style by its text. */
export const sourceHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inline = /<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g;

/** Sources that allow the scripts which stand in the template itself, each by its hash. */
export const inlineScripts = (template: string): string[] =>
  Array.from(template.matchAll(inline), ([, code = '']) => sourceHash(code));

const policy = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** Sources that a brand's pages may use beyond their own site. */
export type PolicyAdditions = {
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
  /** Also where styles, fonts and pictures may come from. */
  looks: readonly string[];
  /** A script of somebody else writes into the page, so that trusted types cannot be asked for. */
  untrusted: boolean;
};

const nothing: PolicyAdditions = { scripts: [], connections: [], frames: [], looks: [], untrusted: false };

/** Union of several additions. */
export const together = (...given: readonly (PolicyAdditions | undefined)[]): PolicyAdditions => {
  const parts = given.filter((part) => part !== undefined);
  const all = (list: Exclude<keyof PolicyAdditions, 'untrusted'>): string[] => [
    ...new Set(parts.flatMap((part) => part[list])),
  ];
  return {
    scripts: all('scripts'),
    connections: all('connections'),
    frames: all('frames'),
    looks: all('looks'),
    untrusted: parts.some(({ untrusted }) => untrusted),
  };
};

/** The policy of a portal page; a preview may stand in a frame of the console. */
export const portalPolicy = ({
  scripts,
  styles = [],
  preview,
  additions = nothing,
}: {
  scripts: readonly string[];
  /** Style sheets that stand in the page itself, each by its hash. */
  styles?: readonly string[];
  preview: boolean;
  additions?: PolicyAdditions | undefined;
}): string =>
  policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...additions.scripts],
    ...(additions.frames.length > 0 && { 'frame-src': ["'self'", ...additions.frames] }),
    'style-src': ["'self'", ...styles, ...additions.looks],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...additions.looks],
    'font-src': ["'self'", ...additions.looks],
    'connect-src': ["'self'", ...additions.connections],
    'frame-ancestors': [preview ? "'self'" : "'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    ...(!additions.untrusted && { 'require-trusted-types-for': ["'script'"] }),
    ...(!additions.untrusted && { 'trusted-types': ['livery', workerPolicy, 'dompurify'] }),
  });

/** While developing, the development server writes scripts and styles into the page and keeps a socket open. */
export const developmentPolicy = policy({
  'default-src': ["'self'"],
  'script-src': ["'self'", "'unsafe-inline'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'connect-src': ["'self'", 'ws:', 'wss:'],
  'frame-src': ["'self'", 'http:', 'https:'],
  'frame-ancestors': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
});

/** The policy of the operator console, which shows previews in frames. */
export const consolePolicy = policy({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
});

/** A page of words alone, which may stand in a frame of the console. */
export const endedPolicy = policy({
  'default-src': ["'none'"],
  'frame-ancestors': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
});

/** A picture that is opened as a page runs nothing. */
export const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
