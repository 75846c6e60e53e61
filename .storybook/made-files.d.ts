// Types of files written by scripts/stories.ts, for type checks before they exist.
declare module '*/.cache/stories/names.json' {
  const names: Record<string, Record<string, string[]>>;
  export default names;
}

declare module '*/.cache/stories/sample-texts.json' {
  const texts: Record<string, string>;
  export default texts;
}

declare module '*/.cache/stories/toolbars.json' {
  type Choice = { value: string; title: string };
  const toolbars: { brands: Choice[]; languages: Choice[] };
  export default toolbars;
}

declare module '*/.cache/stories/reference.json' {
  const reference: unknown;
  export default reference;
}

declare module '*/.cache/stories/welcome.json' {
  type Group = { title: string; id: string; count: number };
  const welcome: { shared: Group[]; brands: { brand: string; title: string; groups: Group[] }[] };
  export default welcome;
}
