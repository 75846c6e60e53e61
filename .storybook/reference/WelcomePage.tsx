import { assetAddress } from '#engine/pictures/asset-address.ts';
import names from '../../.cache/stories/names.json';
import welcome from '../../.cache/stories/welcome.json';

type Group = { title: string; id: string; count: number };

const named: Readonly<Record<string, { readonly image?: readonly string[] }>> = names;

const imagesOf = (brand: string): readonly string[] => named[brand]?.image ?? [];

/** Storybook around the story opens the address. */
const Groups = ({ groups }: { groups: readonly Group[] }) => (
  <ul className="welcome-groups">
    {groups.map(({ title, id, count }) => (
      <li key={id}>
        <a href={`/?path=/story/${id}`} target="_top">
          {title}
        </a>{' '}
        {count} {count === 1 ? 'story' : 'stories'}
      </li>
    ))}
  </ul>
);

/** Where Storybook opens: what is here, each brand, and its pictures. */
export const WelcomePage = () => (
  <article className="reference">
    <h1>Livery in stories</h1>
    <p>
      Everything players see, drawn from the documents of each brand with recorded answers of the platform.
      The toolbar changes brand, colours, language, direction, who is looking and the network. The panel
      “Document” edits what is behind a story, the panel “Why” says why it is as it is.
    </p>
    <h2>In all brands</h2>
    <Groups groups={welcome.shared} />
    {welcome.brands.map(({ brand, title, groups }) => (
      <section key={brand} aria-labelledby={`welcome-${brand}`}>
        <h2 id={`welcome-${brand}`}>{title}</h2>
        <Groups groups={groups} />
        <details>
          <summary>
            {imagesOf(brand).length} pictures of {title}
          </summary>
          <ul className="welcome-pictures">
            {imagesOf(brand).map((path) => (
              <li key={path}>
                <a href={assetAddress(brand, path)} target="_blank" rel="noreferrer">
                  <img src={assetAddress(brand, path)} alt="" loading="lazy" width={96} height={64} />
                  {path}
                </a>
              </li>
            ))}
          </ul>
        </details>
      </section>
    ))}
  </article>
);
