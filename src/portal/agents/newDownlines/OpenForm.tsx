import { useId, useState, type FormEvent } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { rateText } from '#portal/agents/rate.ts';
import { TeamField } from '#portal/agents/TeamField.tsx';
import { useTeamStep } from '#portal/agents/use-team-step.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { withIntention } from '#portal/gateway/intention.ts';
import { CopyField } from '#portal/parts/CopyField.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { firstPassword } from './first-password.ts';
import { KindAndRateFields } from './KindAndRateFields.tsx';
import { useKindAndRate } from './use-kind-and-rate.ts';
import './new-downlines.css';

type Opened = CallValue<'agentOpen'> & { password: string };

/** Opens an account with a password for its first login, which is on show until the next one is opened and nowhere afterwards. */
export function OpenForm({ value }: { value: CallValue<'agentLinks'> }) {
  const say = useText();
  const id = useId();
  const portal = usePortal();
  const [username, setUsername] = useState('');
  const [nickname, setNickname] = useState('');
  const [password, setPassword] = useState(() => firstPassword());
  const entry = useKindAndRate(value);
  const { kind, rate } = entry;
  const [unread, setUnread] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const { busy, wrong, run } = useTeamStep(['agentDownlines', 'agentTeamOverview']);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setUnread(rate === undefined);
    if (rate === undefined) return;
    void run(
      async () => {
        const body = {
          username: username.trim(),
          type: kind.type,
          rate,
          ...(nickname.trim() !== '' && { nickname: nickname.trim() }),
        };
        const done = await withIntention(portal, 'agentOpen', body, (idempotencyKey) =>
          portal.gateway.call('agentOpen', { body: { ...body, password } }, { idempotencyKey }),
        );
        setOpened({ ...done, password });
        setUsername('');
        setNickname('');
        setPassword(firstPassword());
        return say('team.open.done', { account: done.account });
      },
      { password },
    );
  };
  return (
    <>
      {opened && <OpenedCard opened={opened} />}
      <form className="lv-team-form" aria-label={say('team.open')} onSubmit={send} noValidate>
        <TeamField id={`${id}-name`} label={say('field.username')} wrong={wrong['username']}>
          <input
            id={`${id}-name`}
            type="text"
            value={username}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={wrong['username'] !== undefined}
            aria-describedby={`${id}-name-told`}
            onChange={({ target }) => setUsername(target.value)}
          />
        </TeamField>
        <TeamField id={`${id}-nick`} label={say('team.open.nickname')} wrong={wrong['nickname']}>
          <input
            id={`${id}-nick`}
            type="text"
            value={nickname}
            maxLength={64}
            autoComplete="off"
            aria-describedby={`${id}-nick-told`}
            onChange={({ target }) => setNickname(target.value)}
          />
        </TeamField>
        <KindAndRateFields value={value} entry={entry} isUnread={unread} wrong={wrong} />
        <TeamField
          id={`${id}-password`}
          label={say('team.open.password')}
          hint={say('team.open.password.hint')}
          wrong={wrong['password']}
        >
          <input
            id={`${id}-password`}
            type="text"
            value={password}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            aria-invalid={wrong['password'] !== undefined}
            aria-describedby={`${id}-password-told`}
            onChange={({ target }) => setPassword(target.value)}
          />
        </TeamField>
        <Button type="submit" variant="primary" icon="plus" busy={busy}>
          {say('team.open.send')}
        </Button>
      </form>
    </>
  );
}

function OpenedCard({ opened: { account, password, type, rate } }: { opened: Opened }) {
  const say = useText();
  const locale = useLocale();
  return (
    <div className="lv-team-opened" role="status">
      <p>
        <strong>{say('team.open.done', { account })}</strong>{' '}
        {say('team.open.as', { kind: say(`team.kind.${type}`), rate: rateText(rate, locale) })}
      </p>
      <CopyField label={say('field.username')} value={account} />
      <CopyField label={say('team.open.password')} value={password} />
      <p>{say('team.open.once')}</p>
    </div>
  );
}
