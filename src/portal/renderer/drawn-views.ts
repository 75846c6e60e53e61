import { createElement, type ComponentType } from 'react';

type Module = Record<string, unknown>;

/** Sources of the lazily loaded views of the page that is being drawn. */
export const drawnViews = new Set<string>();

const noted = new WeakMap<Module, Module>();

/**
 * Has the components of a lazily loaded module tell when they are drawn, so that the page can name their files. Every import() of
 * the built renderer goes through it (scripts/vite/named-views.ts).
 */
export async function noteViews(source: string, loading: Promise<Module>): Promise<Module> {
  const module = await loading;
  const known = noted.get(module);
  if (known) return known;
  const made = Object.fromEntries(
    Object.entries(module).map(([name, value]) => [
      name,
      typeof value === 'function' && /^[A-Z]/u.test(name) ? telling(source, value as ComponentType) : value,
    ]),
  );
  noted.set(module, made);
  return made;
}

function telling(source: string, View: ComponentType): ComponentType {
  return function NotedView(props) {
    drawnViews.add(source);
    return createElement(View, props);
  };
}
