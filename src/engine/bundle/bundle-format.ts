import type {
  BrandDocument,
  ConstantsDocument,
  ErrorsDocument,
  FlagsDocument,
  FormDocument,
  LanguagesDocument,
  MenuDocument,
  PatternsDocument,
  RulesDocument,
  ScreenDocument,
  ThemeDocument,
} from '#contract/generated/documents.ts';

/** Version of the bundle format that this engine writes and reads. */
export const engineVersion = 1;

/** Documents that a page needs at once, besides what a product adds (`Product.core`). Texts are not among them. */
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
};

export type TextsPart = { language: string; texts: Record<string, string> };

export type Manifest = {
  engine: number;
  brand: string;
  parts: Record<string /* name of the part */, string /* hash */>;
};
