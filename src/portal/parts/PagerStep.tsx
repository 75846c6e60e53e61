import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';

/** Button to the page before (`back`) or after (`on`). */
export function PagerStep({
  way,
  disabled,
  onPress,
}: {
  way: 'back' | 'on';
  disabled: boolean;
  onPress: () => void;
}) {
  const say = useText();
  return (
    <Button
      size="small"
      variant="ghost"
      icon="chevron"
      className={`lv-pager-${way}`}
      aria-label={say(`block.pager.${way}`)}
      disabled={disabled}
      onClick={onPress}
    />
  );
}
