import { useDocuments } from '#ui/documents/documents.tsx';
import { useText } from '#ui/text/use-text.ts';
import { Prose } from '#portal/parts/Prose.tsx';
import { InstallOffer } from './InstallOffer.tsx';

/** How the pages are put on the home screen of a phone, where the brand has them as an app. */
export function WebAppGuide({ steps }: { steps: string }) {
  const say = useText();
  const isApp = useDocuments(({ brand }) => brand.app !== undefined);
  if (!isApp) return null;
  return (
    <section className="lv-guide-web">
      <h2>{say('block.app.title')}</h2>
      <p>{say('block.app.text')}</p>
      <InstallOffer />
      <Prose html={say(steps)} />
    </section>
  );
}
