import type { ThemeSwitchProps } from '#contract/generated/blocks.ts';
import { useFact } from '#ui/facts/facts.tsx';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useAction } from '#portal/actions/use-action.ts';

/** Switch between dark and light. */
export function ThemeSwitch({ props }: BlockViewProps<ThemeSwitchProps>) {
  const say = useText();
  const run = useAction();
  const dark = useFact('theme.mode') === 'dark';
  const words = say(dark ? 'theme.toLight' : 'theme.toDark');
  return (
    <Button
      className="lv-theme-switch"
      variant="ghost"
      icon={dark ? 'sun' : 'moon'}
      aria-label={words}
      onClick={() => void run({ do: 'toggleTheme' })}
    >
      {props.words ? words : undefined}
    </Button>
  );
}
