/** Uses of something, brand by brand. */
export function UsedBy({ uses }: { uses: readonly [string, readonly string[]][] }) {
  return (
    <dl className="reference-uses">
      {uses.map(([brand, keys]) => (
        <div key={brand}>
          <dt>{brand}</dt>
          <dd>
            {keys.length === 0 && 'nowhere'}
            {keys.map((key) => (
              <code key={key}>{key}</code>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
