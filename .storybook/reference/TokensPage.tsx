import type { CSSProperties } from 'react';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { contrastPairs, type ContrastPair } from '#engine/theme/contrast.ts';
import { isJsonObject, type Json } from '#engine/json/json.ts';
import type { Setting } from '../story-context.ts';
import { PropertyTable } from './PropertyTable.tsx';

type Node = { readonly [key: string]: unknown };
type Colors = Readonly<Record<string, string | undefined>>;

const theme = schemaIndex.documents['theme'] as Node;
const modeSchema = (theme['$defs'] as Record<string, Node>)['mode'] ?? {};
const modes = ['dark', 'light'] as const;

const kebab = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

function Swatch({ color }: { color: string | undefined }) {
  return (
    <td>
      <span className="reference-swatch" style={{ background: color } as CSSProperties} aria-hidden="true" />
      <code>{color ?? '–'}</code>
    </td>
  );
}

type ContrastProps = { colors: Colors; mode: string; pairs: readonly ContrastPair[] };

function Contrast({ colors, mode, pairs }: ContrastProps) {
  return (
    <table aria-label={`Contrast in the ${mode} mode`}>
      <thead>
        <tr>
          <th scope="col">Colour</th>
          <th scope="col">On</th>
          <th scope="col">Contrast</th>
          <th scope="col">Needed</th>
          <th scope="col">Looks</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ foreground, background, ratio, needed }) => (
          <tr key={`${foreground} ${background}`}>
            <th scope="row">{foreground}</th>
            <td>{background}</td>
            <td>{(Math.floor(ratio * 100) / 100).toFixed(2)}:1</td>
            <td>{needed}:1</td>
            <td>
              <span
                className="reference-pair"
                style={{ color: colors[foreground], background: colors[background] }}
                aria-hidden="true"
              >
                Aa
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const groups = Object.entries((theme['properties'] ?? {}) as Record<string, Node>).filter(
  ([name]) => !['$schema', 'kind', 'id', 'modes'].includes(name),
);

/** Every token of the theme: its colours in both modes with their contrast, and its other properties. */
export function TokensPage({ setting: { data } }: { setting: Setting }) {
  const { theme: own } = data.core;
  const colorsOf = (mode: (typeof modes)[number]): Colors => (own.modes?.[mode] ?? {}) as Colors;
  const colors = Object.entries((modeSchema['properties'] ?? {}) as Record<string, Node>);
  const values = own as unknown as Readonly<Record<string, Json | undefined>>;
  return (
    <article className="reference">
      <h1>Tokens of {data.brand}</h1>
      <h2>Colours</h2>
      <table aria-label="Colours">
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">In CSS</th>
            <th scope="col">Dark</th>
            <th scope="col">Light</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {colors.map(([name, node]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <code>--color-{kebab(name)}</code>
              </td>
              {modes.map((mode) => (
                <Swatch key={mode} color={colorsOf(mode)[name]} />
              ))}
              <td>{String(node['description'] ?? '')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {modes.map((mode) => (
        <section key={mode}>
          <h2>Contrast in the {mode} mode</h2>
          <Contrast
            colors={colorsOf(mode)}
            mode={mode}
            pairs={contrastPairs(own).filter((pair) => pair.mode === mode)}
          />
        </section>
      ))}
      {groups.map(([name, node]) => (
        <section key={name}>
          <h2>{name}</h2>
          <PropertyTable schema={node['properties'] ? node : { properties: { [name]: node } }} label={name} />
          <p>
            {data.brand}:{' '}
            <code>
              {isJsonObject(values[name]) ? JSON.stringify(values[name]) : String(values[name] ?? '–')}
            </code>
          </p>
        </section>
      ))}
    </article>
  );
}
