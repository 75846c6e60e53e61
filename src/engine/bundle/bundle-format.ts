import type {
  BrandDocument,
  ConstantsDocument,
  ErrorsDocument,
  FlagsDocument,
  FormDocument,
  LanguagesDocument,
  MenuDocument,
  PatternsDocument,
  ProvidersDocument,
  RulesDocument,
  ScreenDocument,
  ThemeDocument,
} from '#contract/generated/documents.ts';

/** Version of the bundle format that this engine writes and reads. */
export const engineVersion = 1;

/** Documents that a page needs at once. Texts, lobby and help are not among them. */
export type CorePart = {
  brand: BrandDocument;
  theme: ThemeDocument;
  screens: Record<string, ScreenDocument>;
  menus: Record<string, MenuDocument>;
  forms: Record<string, FormDocument>;
  /** Without examples and descriptions: `valid` and `invalid` are empty. */
  patterns: PatternsDocument;
  rules: Record<string, RulesDocument>;
  flags: FlagsDocument;
  constants: ConstantsDocument;
  /** Not in bundles made before there was one, which a page may have kept. */
  errors?: ErrorsDocument;
  /** Those that the brand offers. Absent like `errors`. */
  languages?: LanguagesDocument['languages'];
  /** Offered providers in order; absent without any. */
  waysIn?: readonly WayIn[];
};

/** Another way in, as a page needs to know of it. */
export type WayIn = {
  /** Id of the provider. */
  id: string;
  kind: ProvidersDocument['items'][string]['kind'];
  /** Text key. */
  label: string;
  mark: ProvidersDocument['items'][string]['mark'];
  /** Settings of a provider that the page talks to itself. */
  firebase?: { projectId: string; apiKey: string; authDomain: string; emulator?: string };
};

export type TextsPart = { language: string; texts: Record<string, string> };

export type Manifest = {
  engine: number;
  brand: string;
  parts: Record<string /* name of the part */, string /* hash */>;
};
