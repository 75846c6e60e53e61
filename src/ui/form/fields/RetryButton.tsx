import { Glyph } from '#ui/primitives/Glyph.tsx';
import { refreshPath } from '#ui/primitives/glyph-paths.ts';
import { PlainButton } from '#ui/primitives/PlainButton.tsx';
import type { Say } from '#ui/text/use-text.ts';

type RetryButtonProps = { say: Say; busy?: boolean; onClick: () => void };

/** Button that retries a failed load. */
export const RetryButton = ({ say, ...button }: RetryButtonProps) => (
  <PlainButton size="small" before={<Glyph path={refreshPath} />} {...button}>
    {say('form.retry')}
  </PlainButton>
);
