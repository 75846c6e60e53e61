/** Name of a value, with its id where that says more. */
export const ValueName = ({ id, name }: { id: string; name: string }) => (
  <p className="op-value-name">
    {name} {name !== id && <code>{id}</code>}
  </p>
);
