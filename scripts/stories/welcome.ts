import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { exportName, type StoryFile } from './story-file.ts';

type Group = { title: string; id: string; count: number };

/** Id that Storybook gives to a story by its file's title and its own name. */
export const storyId = (title: string, story: string): string =>
  toId(title, storyNameFromExport(exportName(story)));

const firstOf = ({ title, stories }: StoryFile): string => storyId(title, Object.keys(stories)[0] ?? '');

/** Groups of the list below one name, each with its first story and the number of all. */
function groupsOf(files: readonly StoryFile[], name: string): Group[] {
  const own = files.filter(({ title }) => title.startsWith(`${name}/`));
  const groups = new Map<string, Group>();
  for (const file of own) {
    const part = file.title.split('/')[1] ?? '';
    const { count, id } = groups.get(part) ?? { count: 0, id: firstOf(file) };
    groups.set(part, { title: part, id, count: count + Object.keys(file.stories).length });
  }
  return [...groups.values()];
}

/** What the welcome page lists: the groups of each brand, and those that all brands share. */
export function welcomeOf(files: readonly StoryFile[], brands: readonly string[]) {
  const shared = ['Reference', 'Widgets'].flatMap((name): Group[] => {
    const groups = groupsOf(files, name);
    const [first] = groups;
    const count = groups.reduce((sum, group) => sum + group.count, 0);
    return first ? [{ title: name, id: first.id, count }] : [];
  });
  return {
    shared,
    brands: brands.map((brand) => ({
      brand,
      title: exportName(brand),
      groups: groupsOf(files, exportName(brand)),
    })),
  };
}
