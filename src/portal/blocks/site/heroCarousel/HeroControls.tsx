import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { Banner } from './banner.ts';
import type { Carousel } from '#portal/parts/use-carousel.ts';

/** More banners than this are counted instead of shown as marks. */
const mostMarks = 10;

/** Stop, back, on, and which banner stands; the mark of a running show fills while its banner stands. */
export function HeroControls({
  banners,
  carousel,
  interval,
}: {
  banners: readonly Banner[];
  carousel: Carousel;
  interval: number;
}) {
  const say = useText();
  const { index, playing, running, stoppable } = carousel;
  return (
    <div className="lv-hero-controls">
      {stoppable && (
        <button
          type="button"
          className="lv-hero-toggle"
          aria-label={say(playing ? 'block.hero.pause' : 'block.hero.play')}
          onClick={carousel.toggle}
        >
          <span className={playing ? 'lv-hero-pause' : 'lv-hero-play'} />
        </button>
      )}
      {banners.length > mostMarks ? (
        <p className="lv-hero-count">
          {index + 1} / {banners.length}
        </p>
      ) : (
        <ol className="lv-hero-marks">
          {banners.map((banner, mark) => (
            <li key={banner.id}>
              <button
                type="button"
                className="lv-hero-mark"
                aria-label={say('block.hero.go', { index: mark + 1, name: banner.title })}
                aria-current={mark === index ? 'true' : undefined}
                onClick={() => carousel.go(mark)}
              >
                <span
                  key={`${mark === index} ${running} ${carousel.position}`}
                  className="lv-hero-fill"
                  data-running={mark === index && running ? '' : undefined}
                  style={{ animationDuration: `${interval}ms` }}
                />
              </button>
            </li>
          ))}
        </ol>
      )}
      <div className="lv-hero-arrows">
        <Button
          icon="chevron"
          className="lv-hero-back"
          aria-label={say('block.hero.previous')}
          onClick={carousel.previous}
        />
        <Button
          icon="chevron"
          className="lv-hero-on"
          aria-label={say('block.hero.next')}
          onClick={carousel.next}
        />
      </div>
    </div>
  );
}
