import './cashier.css';

/** List of names and values, such as the costs of a deposit; entries without a value are left out. */
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

/** Values of the brand's own form fields. */
export const OwnFacts = ({ own }: { own?: readonly { label: string; value: string }[] | undefined }) =>
  own && <Facts facts={own.map(({ label, value }) => [label, value])} />;
