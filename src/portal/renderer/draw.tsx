import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { proxy, ref } from 'valtio';
import type { Drawing, DrawTask } from '#contract/drawn-page.ts';
import type { TextsPart } from '#engine/bundle/bundle-format.ts';
import type { LiveBundle } from '#engine/live/live.ts';
import { saidTexts } from '#engine/texts/said-texts.ts';
import { createTexts } from '#ui/text/create-texts.ts';
import type { Portal } from '../runtime/portal.ts';
import { App } from '../shell/App.tsx';
import { blockRegistry } from '../shell/block-registry.ts';
import { askServer } from './ask-server.ts';
import { drawingPortal } from './drawing-portal.ts';
import { drawnViews } from './drawn-views.ts';
import { noteSaid } from './note-said.ts';
import { takeStyles } from './inline-styles.ts';

/** Most drawings of a page: each shows what the calls of the one before were answered. */
const drawingsMax = 8;

/**
 * Draws a page for visitors: again and again, until it asks for nothing that it does not have.
 * @throws when the frame of the page itself fails; a block that fails leaves its placeholder
 */
export async function draw(task: DrawTask): Promise<Drawing> {
  const faults = new Set<string>();
  const asking = askServer(task.port);
  const words = JSON.parse(task.texts) as TextsPart;
  const said = new Set<string>();
  const portal = drawingPortal(task, {
    texts: ({ languages }) =>
      noteSaid(
        createTexts(words, () => languages),
        said,
      ),
    fetch: asking.fetch,
    report: ({ code, message }) => void faults.add(`${code}: ${message}`),
  });
  const live = proxy({ current: ref({ kill: task.pointer.kill } as LiveBundle) });
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={task.address}>{children}</StaticRouter>
  );
  const app = <App portal={portal} blocks={blockRegistry} live={live} Router={Router} />;
  let html = '';
  for (let drawings = 0, known = -1; known < asking.begun() && drawings < drawingsMax; drawings += 1) {
    known = asking.begun();
    drawnViews.clear();
    said.clear();
    html = await markupOf(app, faults);
    await asking.answered();
    await tasksDone();
  }
  // React's hints to load pictures come first; their place is the head.
  const [hints = ''] = /^(?:<link [^>]*>)*/u.exec(html) ?? [];
  const { css, html: markup } = takeStyles(html.slice(hints.length));
  return {
    html: markup,
    hints,
    css,
    page: {
      at: task.at,
      width: task.width,
      mode: task.mode,
      boundaries: html.split('<!--$-->').length - 1,
      answers: readyAnswers(portal),
    },
    edges: edgesOf(markup),
    views: [...drawnViews],
    texts: saidTexts(words.texts, said),
    faults: [...faults],
  };
}

async function markupOf(app: ReactNode, faults: Set<string>): Promise<string> {
  const { prelude } = await prerender(app, {
    // Every boundary in its place: what came later would need a script to be moved there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void faults.add(String(error)),
  });
  const markup = await new Response(prelude).text();
  return markup;
}

/** Bars at the edges: their own styles (rail.css, side-bar.css) know them by the root, too, since they may come after what makes room for them. */
function edgesOf(markup: string): string {
  const [, width] = /<div class="lv-rail" data-width="(\w+)"/u.exec(markup) ?? [];
  return [
    ...(width === undefined ? [] : ['rail', `rail-${width}`]),
    ...(markup.includes('<nav class="lv-side-bar"') ? ['side-bar'] : []),
  ].join(' ');
}

/** Answers reach the portal's cache a few microtasks after their calls. */
const tasksDone = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const readyAnswers = ({ calls }: Portal): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(calls.answers).flatMap(([key, { loaded }]) =>
      loaded.state === 'ready' ? [[key, loaded.value]] : [],
    ),
  );
