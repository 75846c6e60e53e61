import { useFact } from '#ui/facts/facts.tsx';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useAction } from '#portal/actions/use-action.ts';

/** Switch between dark and light. */
export function ThemeSwitch() {
  const say = useText();
  const run = useAction();
  const dark = useFact('theme.mode') === 'dark';
  return (
    <Button
      variant="ghost"
      icon={dark ? 'sun' : 'moon'}
      aria-label={say(dark ? 'theme.toLight' : 'theme.toDark')}
      onClick={() => void run({ do: 'toggleTheme' })}
    />
  );
}
