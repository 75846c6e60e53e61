import { useDocuments } from '#ui/documents/documents.tsx';
import { useText } from '#ui/text/use-text.ts';

/** The brand's name and line, in its colours. */
export function BrandHero() {
  const say = useText();
  const { name, tagline } = useDocuments((documents) => documents.brand);
  return (
    <section className="lv-hero-stage">
      <div className="lv-hero-slide" data-active="">
        <div className="lv-hero-art" />
        <div className="lv-hero-words">
          {name !== undefined && <p className="lv-hero-title lv-clipped">{say(name)}</p>}
          {tagline !== undefined && <p className="lv-hero-text lv-clipped">{say(tagline)}</p>}
        </div>
      </div>
    </section>
  );
}
