import { useEffect } from 'react';
import type { ScreenDocument } from '#contract/generated/documents.ts';
import { assetAddress } from '#engine/pictures/asset-address.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useLanguage, useText } from '#ui/text/use-text.ts';

/** Title, description, icon and language of the document for the page or panel on show. */
export function usePageHead(screen: ScreenDocument | undefined): void {
  const say = useText();
  const language = useLanguage();
  const direction = useDocuments(({ languages }) => languages?.[language]?.direction) ?? 'ltr';
  const isTall = useDocuments(({ languages }) => languages?.[language]?.tall) ?? false;
  const brand = useDocuments((documents) => documents.brand);
  const pack = useDocuments((documents) => documents.pack);
  const name = brand.name === undefined ? '' : say(brand.name);
  const title = screen?.title === undefined ? '' : say(screen.title);
  const description = screen?.description ?? brand.tagline;
  const summary = description === undefined ? '' : say(description);
  useEffect(() => {
    document.title = [...new Set([title, name])].filter(Boolean).join(' · ');
  }, [title, name]);
  useEffect(() => {
    const { documentElement: root } = document;
    // Also the same value would have the browser compute all styles anew.
    if (root.lang !== language) root.lang = language;
    if (root.dir !== direction) root.dir = direction;
    root.toggleAttribute('data-tall', isTall);
  }, [language, direction, isTall]);
  useEffect(() => {
    headElement<HTMLMetaElement>('meta', 'name', 'description').content = summary;
  }, [summary]);
  useEffect(() => {
    if (brand.icon !== undefined)
      headElement<HTMLLinkElement>('link', 'rel', 'icon').href = assetAddress(pack, brand.icon);
  }, [brand.icon, pack]);
}

function headElement<T extends HTMLElement>(tag: string, attribute: string, value: string): T {
  const found = document.head.querySelector<T>(`${tag}[${attribute}="${value}"]`);
  if (found) return found;
  const made = document.createElement(tag) as T;
  made.setAttribute(attribute, value);
  document.head.append(made);
  return made;
}
