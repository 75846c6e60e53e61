import { useDocuments } from '#ui/documents/documents.tsx';
import { Icon } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { formatMoment } from '#engine/time/moment.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { LevelBar } from './LevelBar.tsx';
import { useMeasuredText } from './measured-text.ts';

type Status = CallValue<'vipStatus'>;

/** Level of the member with the way to the next one, what keeps it, and its host. */
export function MyLevel({ status }: { status: Status }) {
  const say = useText();
  const text = useMeasuredText(status);
  const { by, days, levels, measured, host } = status;
  const mine = levels.find(({ id }) => id === status.level);
  const next = levels.find(({ id }) => id === status.next);
  return (
    <section className="lv-vip-mine" aria-label={say('vip.mine')}>
      <p className="lv-vip-name">
        <Icon name="crown" size={28} />
        <span>
          <span className="lv-vip-label">{say('vip.mine')}</span>
          <b>{mine?.name ?? say('vip.noLevel')}</b>
        </span>
      </p>
      {next ? (
        <LevelBar
          text={say(`vip.next.${by}`, { level: next.name, done: text(measured), of: text(next.from) })}
          done={measured}
          of={next.from}
        />
      ) : (
        <p>{say('vip.highest')}</p>
      )}
      {days !== undefined && <p className="lv-vip-quiet">{say('vip.days', { count: days })}</p>}
      {status.keep && mine && <Keeping status={status} keep={status.keep} level={mine.name} />}
      {host && (
        <p className="lv-vip-host">
          {say('vip.host', { name: host.name })}{' '}
          <a
            href={host.contact}
            {...(host.contact.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
          >
            {say('vip.host.write')}
          </a>
        </p>
      )}
    </section>
  );
}

/** What keeps the level, and what happens without it. */
function Keeping({
  status,
  keep,
  level,
}: {
  status: Status;
  keep: NonNullable<Status['keep']>;
  level: string;
}) {
  const say = useText();
  const text = useMeasuredText(status);
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const until = formatMoment(keep.until, timeZone);
  const of = text(keep.of);
  if (keep.free)
    return <p className="lv-vip-keep">{say(`vip.keep.free.${status.by}`, { level, until, of })}</p>;
  const kept = BigInt(keep.done) >= BigInt(keep.of);
  return (
    <div className="lv-vip-keep" data-kept={kept || undefined}>
      <LevelBar
        text={say(`vip.keep.${status.by}`, { level, done: text(keep.done), of })}
        done={keep.done}
        of={keep.of}
      />
      <p className="lv-vip-quiet">
        {kept ? say('vip.keep.kept') : say('vip.keep.falls', { lower: keep.lower, until })}
      </p>
    </div>
  );
}
