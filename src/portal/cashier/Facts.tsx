import './cashier.css';

/** Names and values, such as what a deposit costs; a fact without a value is left out. */
export const Facts = ({
  facts,
}: {
  facts: readonly (readonly [name: string, value: string | undefined])[];
}) => (
  <dl className="lv-cash-facts">
    {facts.map(
      ([name, value]) =>
        value !== undefined && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);

/** What the form of the brand asked beyond what the platform knows. */
export const OwnFacts = ({ own }: { own?: readonly { label: string; value: string }[] | undefined }) =>
  own && <Facts facts={own.map(({ label, value }) => [label, value])} />;
