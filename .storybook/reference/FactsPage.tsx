import { schemaIndex } from '#contract/generated/schema-index.ts';
import { referenceData } from './reference-data.ts';

type Fact = { type: string; description: string };

/** Number of documents per brand whose conditions read a fact, or one of a family. */
const readers = (name: string, family: boolean): string =>
  Object.entries(referenceData.brands)
    .map(([brand, { uses }]) => {
      const keys = Object.entries(uses.facts).filter(([fact]) =>
        family ? fact.startsWith(`${name}.`) : fact === name,
      );
      return `${brand}: ${new Set(keys.flatMap(([, documents]) => documents)).size}`;
    })
    .join(', ');

/** Catalogue of all facts that conditions may read. */
export function FactsPage() {
  const { facts, families } = schemaIndex.facts as unknown as Record<
    'facts' | 'families',
    Record<string, Fact>
  >;
  const rows = [
    ...Object.entries(facts).map(([name, fact]) => ({ ...fact, name, family: false })),
    ...Object.entries(families).map(([name, fact]) => ({ ...fact, name, family: true })),
  ];
  return (
    <article className="reference">
      <h1>Facts</h1>
      <p>What conditions (“when”) may read.</p>
      <table aria-label="Facts">
        <thead>
          <tr>
            <th scope="col">Fact</th>
            <th scope="col">Type</th>
            <th scope="col">Meaning</th>
            <th scope="col">Documents that read it</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, type, description, family }) => (
            <tr key={name}>
              <th scope="row">
                <code>{family ? `${name}.…` : name}</code>
              </th>
              <td>{type}</td>
              <td>{description}</td>
              <td>{readers(name, family)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  );
}
