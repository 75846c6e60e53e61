import { useAsset } from '#ui/documents/documents.tsx';
import type { MenuEntry } from '#ui/menu/menu-model.ts';
import { Icon, LazyImage } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { ActionLink } from '#portal/parts/ActionLink.tsx';

/** One category: its picture or its icon, its name and line, and how many vendors it has. */
export function CategoryTile({ entry, vendors }: { entry: MenuEntry; vendors: number | undefined }) {
  const say = useText();
  const asset = useAsset();
  const content = (
    <>
      <span className="lv-category-art" aria-hidden="true">
        {entry.image !== undefined && <LazyImage src={asset(entry.image)} alt="" />}
        {entry.icon && <Icon name={entry.icon} />}
      </span>
      <span className="lv-category-words">
        <span className="lv-category-name lv-clipped">
          {entry.label === undefined ? entry.id : say(entry.label)}
        </span>
        {entry.hint !== undefined && <span className="lv-category-hint lv-clipped">{say(entry.hint)}</span>}
        {vendors !== undefined && (
          <span className="lv-category-count lv-clipped">
            {say('block.categories.vendors', { count: vendors })}
          </span>
        )}
        {entry.badge?.text !== undefined && (
          <span className="lv-category-badge">{say(entry.badge.text)}</span>
        )}
      </span>
    </>
  );
  if (!entry.action) return <span className="lv-category-link">{content}</span>;
  return (
    <ActionLink
      action={entry.action}
      className={entry.image === undefined ? 'lv-category-link' : 'lv-category-link lv-category-pictured'}
    >
      {content}
    </ActionLink>
  );
}
