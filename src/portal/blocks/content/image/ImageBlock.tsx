import type { ImageProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useAsset } from '#ui/documents/documents.tsx';
import { LazyImage } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import './picture.css';

/** A picture of the pack. */
export function ImageBlock({
  props: { image, alt, ratio, height, fit = 'cover' },
}: BlockViewProps<ImageProps>) {
  const say = useText();
  const asset = useAsset();
  return (
    <div className="lv-content">
      <div
        className="lv-picture"
        data-fit={fit}
        style={height === undefined ? undefined : { maxBlockSize: height }}
      >
        <LazyImage
          src={asset(image)}
          alt={alt === undefined ? '' : say(alt)}
          {...(ratio === undefined ? {} : { ratio: ratio.replace(':', ' / ') })}
        />
      </div>
    </div>
  );
}
