import type { HeroCarouselProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { useSource } from '#portal/sources/use-source.ts';
import { BrandHero } from './BrandHero.tsx';
import { HeroShow } from './HeroShow.tsx';
import './hero.css';
import './hero-cinema.css';
import './hero-split.css';
import './hero-card.css';

/** Milliseconds a banner stands when the document does not say. */
const usualInterval = 6500;

/** Banners of the brand, one after the other. Without any the brand itself is the banner. */
export function HeroCarousel({ props }: BlockViewProps<HeroCarouselProps>) {
  const { variant = 'cinema', height = 'medium', interval = usualInterval } = props;
  const banners = useSource('banners');
  return (
    <div className="lv-hero" data-variant={variant} data-height={height}>
      <BrandHeading />
      <SourceView loaded={banners} skeleton={<HeroSkeleton />}>
        {(value) => (value.length === 0 ? <BrandHero /> : <HeroShow banners={value} interval={interval} />)}
      </SourceView>
    </div>
  );
}

/** The page's heading for those who do not see the pictures: they change, it stays. */
function BrandHeading() {
  const say = useText();
  const { name, tagline } = useDocuments((documents) => documents.brand);
  const words = [name, tagline].flatMap((key) => (key === undefined ? [] : [say(key)]));
  return <h1 className="lv-visually-hidden">{words.join(' – ')}</h1>;
}

function HeroSkeleton() {
  return (
    <div className="lv-hero-stage lv-hero-waiting" aria-hidden="true">
      <div className="lv-hero-words">
        <Skeleton width="min(100%, 22rem)" height="2.75rem" />
        <Skeleton width="min(70%, 16rem)" height="2.75rem" />
        <Skeleton width="min(90%, 26rem)" height="1.1rem" />
        <Skeleton width="9rem" height="3.25rem" />
      </div>
    </div>
  );
}
