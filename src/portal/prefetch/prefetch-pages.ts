import type { Block, ScreenDocument, Slot } from '#contract/generated/documents.ts';
import { sourceCalls } from '#contract/generated/sources.ts';
import type { LazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockRegistry } from '#ui/blocks/types.ts';
import type { Documents } from '#ui/documents/documents.tsx';
import type { CallId, CallRequest } from '../gateway/call-types.ts';
import type { Portal } from '../runtime/portal.ts';
import { whenIdle } from '#ui/base/when-idle.ts';
import { drawnFor, screenAt } from '../shell/screen-routes.ts';
import { sources } from '../sources/registry.ts';
import type { Prefetch, Prefetches } from './prefetching.ts';
import { createCallPrefetch } from './prefetch-calls.ts';
import { createPicturePrefetch } from './prefetch-pictures.ts';

type View = Partial<LazyView<never>> & Prefetches<unknown>;

/** Number of pages whose data is prefetched without any pointer or focus near a link. */
const pagesWithData = 4;

const made = new WeakMap<Portal, ReturnType<typeof createCallPrefetch>>();
const bringPictures = createPicturePrefetch();

/** Prefetches the code of linked pages' blocks, the answers that their views request, and the pictures in view. */
export function prefetchPages(portal: Portal, documents: Documents, blocks: BlockRegistry) {
  const ask = made.get(portal) ?? createCallPrefetch(portal);
  made.set(portal, ask);
  const askSource: Prefetch<unknown>['askSource'] = (name, then) =>
    ask(
      sourceCalls[name].call,
      sources[name].request(documents) as CallRequest<CallId>,
      then && ((value) => then(sources[name].select(value as never) as never)),
    );

  const pageOf = (link: Element): ScreenDocument | undefined => {
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
    const screen = screenAt(documents.screens, link);
    return screen && drawnFor(documents, screen);
  };

  const prefetchView = (view: View, block: Block, page: ScreenDocument, query: URLSearchParams) =>
    view.prefetch?.({
      ask,
      askSource,
      bringPictures,
      props: block.props ?? {},
      params: page.params ?? {},
      query,
    });

  /** What there is to fetch for a slot: a task for each lazy block; the data of blocks too where there is a query. */
  const tasksOf = (
    slot: Slot,
    page: ScreenDocument,
    query: URLSearchParams | undefined,
  ): (() => Promise<void>)[] =>
    (Object.values(slot.items) as Block[]).flatMap((block) => {
      const view = Object.hasOwn(blocks, block.type) ? (blocks[block.type]?.view as View) : undefined;
      const inner = Object.values(block.slots ?? {}).flatMap((within) => tasksOf(within, page, query));
      if (!view?.preload) return inner;
      const { preload } = view;
      const bring = async () => {
        const fetched = await preload();
        if (fetched && query) prefetchView(fetched as View, block, page, query);
      };
      return [bring, ...inner];
    });

  return {
    /** Prefetches the page of a link that the pointer or the focus has reached. */
    near(link: Element): void {
      const page = pageOf(link);
      if (!page) return;
      const query = new URLSearchParams((link as HTMLAnchorElement).search);
      for (const bring of tasksOf(page.body, page, query)) void bring();
    },
    /**
     * In idle moments, a block in each, prefetches the code of all menus' pages and of the modals that menus open, and the data of the first pages
     * whose links are in view.
     */
    menus(): void {
      whenIdle(() => {
        const withData = new Set<ScreenDocument>();
        const tasks: (() => Promise<void>)[] = [];
        for (const link of document.querySelectorAll('nav a[href^="/"]')) {
          const page = pageOf(link);
          if (!page) continue;
          const { search, pathname } = link as HTMLAnchorElement;
          const data = pathname !== location.pathname && withData.size < pagesWithData && inView(link);
          if (data) withData.add(page);
          tasks.push(...tasksOf(page.body, page, data ? new URLSearchParams(search) : undefined));
        }
        // Else who presses and types at once, as into a search, types before the field is there.
        tasks.push(...modalsOf(documents).flatMap((modal) => tasksOf(modal.body, modal, undefined)));
        void inIdleMoments(tasks);
      });
    },
  };
}

async function inIdleMoments(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  for (const task of tasks) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    await task();
  }
}

/** The modals that entries of menus open, each once. */
function modalsOf({ menus, screens }: Documents): ScreenDocument[] {
  const actions = Object.values(menus).flatMap(({ items }) =>
    Object.values(items).map(({ action }) => action),
  );
  const ids = new Set(
    actions.flatMap((action) => (action?.do === 'openModal' ? [action['modal'] as string] : [])),
  );
  return [...ids].flatMap((id) => (Object.hasOwn(screens, id) && screens[id]) || []);
}

function inView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > Math.max(top, 0) && top < innerHeight && right > Math.max(left, 0) && left < innerWidth;
}
