/** Viewers as which a preview can be opened. */
export const personas = ['visitor', 'guest', 'member', 'agent'] as const;
export type Persona = (typeof personas)[number];

/** View options of a preview. They stand in the address, so that a link or a reload shows the same; none is secret. */
export type Wishes = { persona: Persona; language?: string | undefined; mode?: 'dark' | 'light' | undefined };

const names = { persona: 'preview-as', language: 'preview-language', mode: 'preview-theme' } as const;
/** Query parameters that an address of a preview has beside those of the page. */
const parameters = ['preview', ...Object.values(names)];

const isPersona = (value: string | null): value is Persona => personas.some((persona) => persona === value);

/** The wishes of an address, or of the part of it that begins with its path or its question mark. */
export function wishesIn(address: string): Wishes {
  const query = new URLSearchParams(address.slice(address.indexOf('?') + 1));
  const [persona, mode] = [query.get(names.persona), query.get(names.mode)];
  return {
    persona: isPersona(persona) ? persona : 'visitor',
    language: query.get(names.language) ?? undefined,
    mode: mode === 'dark' || mode === 'light' ? mode : undefined,
  };
}

/** An address with other wishes; those left out stay as they are. */
export function withWishes(address: string, wishes: Partial<Wishes>): string {
  const url = new URL(address);
  for (const [wish, name] of Object.entries(names)) {
    const value = wishes[wish as keyof Wishes];
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}

/** An address of the same site that stays in the preview which `from` shows. */
export function inPreview(address: string, from: string): string {
  const url = new URL(address, from);
  const { searchParams } = new URL(from);
  for (const name of parameters) {
    const value = searchParams.get(name);
    if (value !== null && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}
