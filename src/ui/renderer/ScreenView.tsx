import type { ScreenDocument } from '#contract/generated/documents.ts';
import { SlotView } from './BlockNode.tsx';

const noParams = {};

/** The body of a screen: a page, a modal, a frame or a panel. */
export function ScreenView({
  screen,
  params,
}: {
  screen: ScreenDocument;
  params?: Readonly<Record<string, string>>;
}) {
  return (
    <SlotView slot={screen.body} path={`${screen.id}/body`} params={params ?? screen.params ?? noParams} />
  );
}
