import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useLoginFirst } from '#portal/lottery/use-login-first.ts';

/** The way into a promotion for a visitor. */
export function PromoEntry() {
  const say = useText();
  const logIn = useLoginFirst();
  if (!logIn) return null;
  return (
    <Button variant="primary" onClick={logIn}>
      {say('promo.login')}
    </Button>
  );
}
