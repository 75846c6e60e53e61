import type { InviterNoticeProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { Icon } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { Prose } from '#portal/parts/Prose.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';
import '#portal/parts/form-notice.css';
import './inviter-notice.css';

/** Says who invited the visitor, and what there is for registering. A code that nobody has is told at its field. */
export function InviterNotice({ props }: BlockViewProps<InviterNoticeProps>) {
  const { affiliate } = usePortal();
  const { code, referral } = affiliate;
  return (
    <>
      {referral !== undefined && <Invited code={referral} text={props.text} />}
      {code !== undefined && <InvitedToTeam code={code} />}
    </>
  );
}

/** Says that an agent's code or link brought the visitor, with the name where the brand tells it. */
function InvitedToTeam({ code }: { code: string }) {
  const say = useText();
  const { window } = usePortal();
  const { value } = useCall('agentAffiliate', { query: { code, domain: window.host() } });
  if (!value) return null;
  return (
    <section className="lv-content lv-form-notice" role="status">
      <Icon name="users" />
      <p className="lv-form-notice-title">
        {value.nickname === undefined ? say('agent.invited') : say('agent.invites', { name: value.nickname })}
      </p>
    </section>
  );
}

function Invited({ code, text = 'referral.invites' }: { code: string; text: string | undefined }) {
  const say = useText();
  const { value } = useCall('referralInviter', { query: { code } });
  if (value?.account === undefined) return null;
  return (
    <section className="lv-content lv-form-notice" role="status">
      <Icon name="gift" />
      <div>
        <p className="lv-form-notice-title">{say(text, { name: value.account })}</p>
        {(value.offers ?? []).map(({ id, title, content, terms }) => (
          <div key={id} className="lv-inviter-offer">
            <p>{title}</p>
            <Prose html={content} />
            <details>
              <summary>{say('promo.terms')}</summary>
              <Prose html={terms} />
            </details>
          </div>
        ))}
      </div>
    </section>
  );
}
