import type { ProfileFactsProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Skeleton } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { useSource } from '#portal/sources/use-source.ts';
import { enteredValue } from './entered-value.ts';
import './profile-facts.css';

/** Values of registration and profile, with the labels of the brand's forms. */
export function ProfileFacts({ props }: BlockViewProps<ProfileFactsProps>) {
  const say = useText();
  const language = useLocale();
  const brand = useDocuments((documents) => documents.brand);
  const forms = useDocuments((documents) => documents.forms);
  const fields = { ...forms['nickname']?.fields, ...forms['register']?.fields };
  const timeZone = brand.timeZone ?? 'UTC';
  const currency = { code: brand.currency ?? 'USD', digits: brand.currencyDigits ?? 2 };
  const security = useSource('security');
  const nameOf = (field: string) => {
    const label = fields[field]?.label;
    return label === undefined ? field : say(label);
  };
  const worded = (field: string, value: string | boolean) =>
    enteredValue(fields[field], value, { say, language, currency });
  return (
    <div className="lv-content">
      <SourceView loaded={security} skeleton={<Skeleton height="clamp(8.25rem, 27rem - 35vw, 13.5rem)" />}>
        {({ account, registeredAt, profile, upline }) => (
          <div className="lv-profile">
            <dl className="lv-profile-facts">
              <div>
                <dt>{say('block.account.account')}</dt>
                <dd>{account}</dd>
              </div>
              <div>
                <dt>{say('block.account.since')}</dt>
                <dd>{formatDateTime(registeredAt, timeZone)}</dd>
              </div>
              {upline && (
                <div>
                  <dt>{say('transfer.to.upline')}</dt>
                  <dd>
                    {upline.account === undefined || upline.account === upline.name
                      ? upline.name
                      : `${upline.name} (${upline.account})`}
                  </dd>
                </div>
              )}
              {profile.map(({ field, value }) => (
                <div key={field}>
                  <dt>{nameOf(field)}</dt>
                  <dd>{worded(field, value)}</dd>
                </div>
              ))}
            </dl>
            {props.hint !== undefined && <p className="lv-profile-hint">{say(props.hint)}</p>}
          </div>
        )}
      </SourceView>
    </div>
  );
}
