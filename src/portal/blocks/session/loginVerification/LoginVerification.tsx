import { useSnapshot } from 'valtio';
import type { LoginVerificationProps } from '#contract/generated/blocks.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Icon, type IconName } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { formatMoment } from '#engine/time/moment.ts';
import type { VerificationMethod } from '#portal/session/waiting-login.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import './login-verification.css';

const icons: Readonly<Partial<Record<VerificationMethod, IconName>>> = { mobile: 'phone', email: 'mail' };

/** Why a login has to be verified, where codes would go, and until when. Nothing when no login waits. */
export function LoginVerification({ props }: BlockViewProps<LoginVerificationProps>) {
  const say = useText();
  const { login } = usePortal();
  const { waiting } = useSnapshot(login, { sync: true });
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  if (!waiting) return null;
  const targets = waiting.methods.flatMap(({ method, to }) => {
    const icon = icons[method];
    return icon && to !== undefined ? [{ method, icon, to }] : [];
  });
  const time = formatMoment(waiting.expiresAt, timeZone).slice('yyyy-MM-dd '.length);
  return (
    <div className="lv-verification">
      <span className="lv-verification-mark">
        <Icon name="shield" size={32} />
      </span>
      <p className="lv-verification-why">{say(props.why ?? 'verification.why')}</p>
      {targets.length > 0 && (
        <ul className="lv-verification-targets">
          {targets.map(({ method, icon, to }) => (
            <li key={method}>
              <Icon name={icon} />
              <span>{say(`verification.to.${method}`)}</span>
              <bdi dir="ltr">{to}</bdi>
            </li>
          ))}
        </ul>
      )}
      <p className="lv-verification-until">{say('verification.until', { time })}</p>
    </div>
  );
}
