import { Link } from 'react-router-dom';
import type { BrandLogoProps } from '#contract/generated/blocks.ts';
import { screenOfRole } from '#engine/roles.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useAsset, useDocuments } from '#ui/documents/documents.tsx';
import { useFact } from '#ui/facts/facts.tsx';
import { useText } from '#ui/text/use-text.ts';
import './brand-logo.css';

/** Logo of the brand for the theme on show, or its name; leads home. */
export function BrandLogo({ props }: BlockViewProps<BrandLogoProps>) {
  const say = useText();
  const asset = useAsset();
  const mode = useFact<'dark' | 'light'>('theme.mode') ?? 'dark';
  const brand = useDocuments((documents) => documents.brand);
  const home = useDocuments((documents) => screenOfRole(documents, 'home')?.path) ?? '/';
  const name = brand.name === undefined ? '' : say(brand.name);
  const logo = brand.logo?.[mode] ?? brand.logo?.dark ?? brand.logo?.light;
  return (
    <Link to={home} className="lv-brand-logo" data-size={props.size ?? 'medium'}>
      {logo === undefined ? (
        <span className="lv-brand-name">{name}</span>
      ) : (
        <img src={asset(logo)} alt={name} />
      )}
    </Link>
  );
}
