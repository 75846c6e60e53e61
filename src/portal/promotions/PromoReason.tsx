import { screenOfRole, type ScreenRole } from '#engine/roles.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { openPanel } from '../actions/open-panel.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { openRole } from '../screens/open-role.ts';
import type { Promotion } from './Promotions.tsx';

type Standing = NonNullable<Promotion['standing']>;
type Missing = NonNullable<Standing['missing']>[number];

/** Where each step is done. */
const places: Readonly<Record<Missing, { role: ScreenRole; modal?: true }>> = {
  addMobile: { role: 'security' },
  verifyMobile: { role: 'verifyMobile', modal: true },
  addEmail: { role: 'security' },
  verifyEmail: { role: 'verifyEmail', modal: true },
  setPaymentPassword: { role: 'security' },
  deposit: { role: 'deposit' },
};

/** Why a promotion has its state, what to do about it, and the way there. */
export function PromoReason({
  reason,
  missing,
}: {
  reason: Standing['reason'] | undefined;
  missing: readonly Missing[] | undefined;
}) {
  const say = useText();
  if (reason === undefined) return null;
  if (missing === undefined || missing.length === 0) return <p>{say(`promo.reason.${reason}`)}</p>;
  return (
    <>
      <p>{say('promo.missing')}</p>
      <div className="lv-promo-missing">
        {missing.map((step) => (
          <StepButton key={step} step={step} />
        ))}
      </div>
    </>
  );
}

type Next = NonNullable<Standing['next']>;

const nextPlaces: Readonly<Record<Next, ScreenRole>> = {
  deposit: 'deposit',
  play: 'home',
  invite: 'referral',
};

/** The way to what leads to the next reward; none in a brand that has no such place. */
export function PromoNext({ next }: { next: Next }) {
  const say = useText();
  const portal = usePortal();
  const role = nextPlaces[next];
  const screen = useDocuments((documents) => screenOfRole(documents, role));
  if (!screen) return null;
  const go = (): void => {
    if (next === 'play') portal.navigation.go(screen.path ?? '/');
    else void openPanel(portal, role);
  };
  return (
    <Button variant="primary" onClick={go}>
      {say(`promo.next.${next}`)}
    </Button>
  );
}

function StepButton({ step }: { step: Missing }) {
  const say = useText();
  const portal = usePortal();
  const { role, modal } = places[step];
  const known = useDocuments((documents) => screenOfRole(documents, role) !== undefined);
  // A brand may have no place for it: what is missing is told all the same.
  if (!known) return <p>{say(`promo.missing.${step}`)}</p>;
  return (
    <Button variant="primary" onClick={() => (modal ? openRole(portal, role) : void openPanel(portal, role))}>
      {say(`promo.missing.${step}`)}
    </Button>
  );
}
