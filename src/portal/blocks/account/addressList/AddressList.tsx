import type { AddressListProps } from '#contract/generated/blocks.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Button, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { LoginPlace } from '#portal/security/LoginPlace.tsx';
import { useRevoking } from '#portal/security/use-revoking.ts';
import { useSource } from '#portal/sources/use-source.ts';

/** Addresses that the member has logged in from; a forgotten one needs verification again. */
export function AddressList({ props }: BlockViewProps<AddressListProps>) {
  const say = useText();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const addresses = useSource('addresses');
  const { busy, place, revoke } = useRevoking();
  return (
    <div className="lv-content">
      <SourceView loaded={addresses} skeleton={<Skeleton height="7rem" />}>
        {(list) => (
          <div ref={place} tabIndex={-1} role="group" aria-label={say('security.addresses')}>
            {list.length === 0 ? (
              <Notice icon="pin" title={say(props.empty ?? 'security.address.none')} />
            ) : (
              <ul className="lv-places">
                {list.map(({ address, firstSeenAt, lastSeenAt, current }) => (
                  <LoginPlace
                    key={address}
                    icon="pin"
                    title={address}
                    badge={current ? say('security.address.this') : undefined}
                    tone="good"
                    end={
                      <Button
                        size="small"
                        busy={busy === address}
                        aria-label={`${say('security.address.forget')}: ${address}`}
                        onClick={() =>
                          void revoke(
                            address,
                            'addressForget',
                            { body: { address } },
                            'security.address.forgotten',
                          )
                        }
                      >
                        {say('security.address.forget')}
                      </Button>
                    }
                  >
                    <p className="lv-place-line">
                      {say('security.address.seen', {
                        first: formatDateTime(firstSeenAt, timeZone),
                        last: formatDateTime(lastSeenAt, timeZone),
                      })}
                    </p>
                  </LoginPlace>
                ))}
              </ul>
            )}
          </div>
        )}
      </SourceView>
    </div>
  );
}
