import type { FocusEvent } from 'react';
import { useText } from '#ui/text/use-text.ts';
import { useReducedMotion } from '#portal/parts/use-reduced-motion.ts';
import type { Banner } from './banner.ts';
import { HeroControls } from './HeroControls.tsx';
import { HeroSlide } from './HeroSlide.tsx';
import { slideAt, useCarousel } from '#portal/parts/use-carousel.ts';
import { useSwipe } from './use-swipe.ts';

/**
 * The show. Only the slide that stands and its neighbours are on the page, so two hundred banners weigh as much as three.
 * It holds while the pointer or the focus is in it and can be stopped (WCAG 2.2.2).
 */
export function HeroShow({ banners, interval }: { banners: readonly Banner[]; interval: number }) {
  const say = useText();
  const count = banners.length;
  const carousel = useCarousel(count, interval, useReducedMotion());
  const swipe = useSwipe((direction) => {
    if (count < 2) return;
    if (direction === 'forward') carousel.next();
    else carousel.previous();
  });
  const around = count > 1 ? [-1, 0, 1] : [0];

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears that someone is in it.
    <section
      className="lv-hero-stage"
      aria-roledescription={say('block.hero.role')}
      aria-label={say('block.hero.label')}
      onPointerEnter={(event) => event.pointerType === 'mouse' && carousel.hold(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && carousel.hold(false)}
      onFocus={() => carousel.hold(true)}
      onBlur={(event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) carousel.hold(false);
      }}
    >
      {count > 1 && <HeroControls banners={banners} carousel={carousel} interval={interval} />}
      <div className="lv-hero-slides" aria-live={carousel.running ? 'off' : 'polite'} {...swipe}>
        {around.map((offset) => {
          const index = slideAt(carousel.position + offset, count);
          const banner = banners[index];
          return (
            banner && (
              <HeroSlide
                key={carousel.position + offset}
                banner={banner}
                offset={offset}
                label={say('block.hero.slide', { index: index + 1, count })}
                first={carousel.position === 0 && offset === 0}
              />
            )
          );
        })}
      </div>
    </section>
  );
}
