import type { CSSProperties } from 'react';
import { buttonClass, Icon, LazyImage } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { ActionLink } from '#portal/parts/ActionLink.tsx';
import { plainText } from '#engine/texts/plain-text.ts';
import type { Banner } from './banner.ts';

const buttons = { primary: 'primary', accent: 'accent', neutral: 'secondary' } as const;

/** One banner. `offset` is its place beside the one that stands: −1, 0 or 1. */
export function HeroSlide({
  banner,
  offset,
  label,
  first,
}: {
  banner: Banner;
  offset: number;
  label: string;
  first: boolean;
}) {
  const say = useText();
  const active = offset === 0;
  return (
    <div
      className="lv-hero-slide"
      role="group"
      aria-roledescription={say('block.hero.slideRole')}
      aria-label={label}
      data-active={active ? '' : undefined}
      data-tone={banner.tone ?? 'primary'}
      inert={!active}
      style={{ '--offset': offset } as CSSProperties}
    >
      {banner.image === undefined ? (
        <div className="lv-hero-art" />
      ) : (
        <LazyImage className="lv-hero-art" src={banner.image} alt="" eager={first} />
      )}
      <div className="lv-hero-words">
        <h2 className="lv-hero-title lv-clipped">{banner.title}</h2>
        {banner.content !== '' && <p className="lv-hero-text lv-clipped">{plainText(banner.content)}</p>}
        {banner.to !== undefined && (
          <ActionLink
            action={{ do: 'navigate', to: banner.to }}
            className={`${buttonClass(buttons[banner.tone ?? 'primary'], 'large')} lv-hero-more`}
            label={`${say('block.hero.more')}: ${banner.title}`}
          >
            <span className="lv-button-label">{say('block.hero.more')}</span>
            <Icon name="arrow" />
          </ActionLink>
        )}
      </div>
    </div>
  );
}
