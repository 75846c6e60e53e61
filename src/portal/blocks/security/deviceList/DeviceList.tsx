import type { DeviceListProps } from '#contract/generated/blocks.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Button, Skeleton, type IconName } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { LoginPlace } from '#portal/security/LoginPlace.tsx';
import { useRevoking } from '#portal/security/use-revoking.ts';
import type { SourceValues } from '#portal/sources/source-values.ts';
import { useSource } from '#portal/sources/use-source.ts';

type Device = SourceValues['sessions'][number]['device'];

const icons: Readonly<Record<Device['kind'], IconName>> = {
  phone: 'phone',
  tablet: 'phone',
  computer: 'globe',
  unknown: 'globe',
};

/** Devices that the member is logged in on; each but this one can be logged out. */
export function DeviceList({ props }: BlockViewProps<DeviceListProps>) {
  const say = useText();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const sessions = useSource('sessions');
  const { busy, place, revoke } = useRevoking();
  const nameOf = ({ browser, system }: Device): string => {
    if (browser !== undefined && system !== undefined) return say('security.device.on', { browser, system });
    return browser ?? system ?? say('security.device.unknown');
  };
  return (
    <div className="lv-content">
      <SourceView loaded={sessions} skeleton={<Skeleton height="12rem" />}>
        {(list) => (
          <div ref={place} tabIndex={-1} role="group" aria-label={say('security.devices')}>
            <ul className="lv-places">
              {list.map(({ id, device, address, startedAt, seenAt, current }) => (
                <LoginPlace
                  key={id}
                  icon={icons[device.kind]}
                  title={nameOf(device)}
                  badge={current ? say('security.device.this') : undefined}
                  tone="good"
                  end={
                    !current && (
                      <Button
                        size="small"
                        icon="logout"
                        busy={busy === id}
                        aria-label={`${say('security.device.end')}: ${nameOf(device)}, ${address}`}
                        onClick={() =>
                          void revoke(id, 'sessionEnd', { body: { id } }, 'security.device.ended')
                        }
                      >
                        {say('security.device.end')}
                      </Button>
                    )
                  }
                >
                  <p className="lv-place-line">
                    <bdi>{address}</bdi> ·{' '}
                    {say('security.device.since', { date: formatDateTime(startedAt, timeZone) })}
                  </p>
                  <p className="lv-place-line">
                    {say('security.device.seen', { date: formatDateTime(seenAt, timeZone) })}
                  </p>
                </LoginPlace>
              ))}
            </ul>
            <div className="lv-places-foot">
              {props.lastLogin !== false && <LastLogin timeZone={timeZone} />}
              {list.some(({ current }) => !current) && (
                <Button
                  variant="danger"
                  size="small"
                  busy={busy === 'others'}
                  onClick={() =>
                    void revoke(
                      'others',
                      'sessionEnd',
                      { body: { others: true } },
                      'security.device.othersEnded',
                    )
                  }
                >
                  {say('security.device.endOthers')}
                </Button>
              )}
            </div>
          </div>
        )}
      </SourceView>
    </div>
  );
}

function LastLogin({ timeZone }: { timeZone: string }) {
  const say = useText();
  const security = useSource('security');
  if (security.state !== 'ready') return null;
  const { lastLogin } = security.value;
  if (lastLogin === null) return <p className="lv-place-line">{say('block.account.firstVisit')}</p>;
  const date = formatDateTime(lastLogin.at, timeZone);
  return (
    <p className="lv-place-line">
      {lastLogin.address === null
        ? say('security.lastLogin', { date })
        : say('security.lastLoginFrom', { date, address: lastLogin.address })}
    </p>
  );
}
