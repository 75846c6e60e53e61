import type { FilePosition } from './json/json-file.ts';

export type Severity = 'error' | 'warning';

/** Codes of problems with their severity and general meaning. An error keeps a document from going live. */
export type ProblemCodes<Code extends string = string> = Readonly<
  Record<Code, { severity: Severity; explanation: string }>
>;

const error = (explanation: string): { severity: Severity; explanation: string } => ({
  severity: 'error',
  explanation,
});
const warning = (explanation: string): { severity: Severity; explanation: string } => ({
  severity: 'warning',
  explanation,
});

/** Problems that the engine finds in any document; those of a product's own stand in its `Product`. */
export const problemCodes = {
  // Files and packs
  NOT_A_FILE: error('A link leads nowhere or out of its pack, or something is no file, so it was not read.'),
  NOT_JSON: error('The file is not strict JSON, so nothing in it can be read.'),
  DUPLICATE_KEY: error('A name stands twice in one object, so one of the two values is silently lost.'),
  UNKNOWN_KIND: error('The folder is not a kind of document, so the engine never reads the file.'),
  WRONG_ID: error('The id inside a document is not the one its file name says.'),
  MISSING_BRAND: error('A pack has no brand/main document, so it cannot be shown or extended.'),
  EXTENDS_CYCLE: error('Packs extend each other in a circle, so no layer is the lowest.'),
  MISSING_DOCUMENT: error('A brand lacks a document that every shown brand needs.'),
  MISSING_SETTING: error('A brand lacks a setting that every shown brand needs.'),
  DUPLICATE_HOST: error('Two brands answer at the same host name.'),
  REMOVES_NOTHING: warning('A null removes an entry that no layer below has.'),

  // Ring 1: schema
  WRONG_TYPE: error('The value is of another JSON type than the schema asks for.'),
  WRONG_VALUE: error('The schema allows exactly one value here, and this is another.'),
  UNKNOWN_VALUE: error('The value is none of the ones the schema lists.'),
  MISSING_PROPERTY: error('A property that the schema requires is not there, in no layer.'),
  UNKNOWN_PROPERTY: error('The schema knows no property of this name here.'),
  WRONG_NAME: error('The name of an entry is not of the form that ids have.'),
  WRONG_FORMAT: error('The text is not of the form that the schema asks for.'),
  WRONG_LENGTH: error('The text is shorter or longer than the schema allows.'),
  OUT_OF_RANGE: error('The number is smaller or larger than the schema allows.'),
  WRONG_COUNT: error('There are fewer or more entries than the schema allows.'),
  REPEATED_ITEM: error('A list whose entries have to differ names one twice.'),

  // Ring 2: references
  UNKNOWN_TEXT: error('A text key is in no language of the brand.'),
  UNKNOWN_IMAGE: error('An image is in the assets of no layer.'),
  UNKNOWN_FONT: error('A font is in the assets of no layer.'),
  UNKNOWN_MENU: error('A menu of this id does not exist.'),
  UNKNOWN_MODAL: error('A screen of this id presented as a modal does not exist.'),
  UNKNOWN_PANEL: error('A screen of this id presented as a panel does not exist.'),
  UNKNOWN_FRAME: error('The screen of a frame does not exist.'),
  UNKNOWN_FORM: error('A form of this id does not exist.'),
  UNKNOWN_RULES: error('A rules document of this id does not exist.'),
  UNKNOWN_PATTERN: error('The catalogue has no pattern of this name.'),
  UNKNOWN_SOURCE: error('A data source of this name is not registered.'),
  UNKNOWN_ACTION: error('An action of this name is not registered.'),
  UNKNOWN_BLOCK: error('A block of this name is not registered.'),
  UNKNOWN_FACT: error('The fact catalogue has no fact of this name, or not here.'),
  UNKNOWN_PAGE: error('No page has this path, alias or id.'),
  UNKNOWN_ENTRY: error('A document has no entry of this id.'),
  UNKNOWN_PACK: error('A pack of this name does not exist.'),
  UNKNOWN_FIELD: error('The form has no field of this name.'),
  UNKNOWN_MODE: error('The form has no mode of this name.'),
  UNKNOWN_GROUP: error('The form has no group of this name.'),
  UNKNOWN_LANGUAGE: error('The brand has no texts in this language.'),
  UNDESCRIBED_LANGUAGE: error('The document languages/main has no entry for this language.'),
  UNKNOWN_NUMERALS: error('Unicode has no numbering system of this name.'),
  UNKNOWN_TIME_ZONE: error('The IANA data base has no time zone of this name.'),
  UNKNOWN_CURRENCY: error('ISO 4217 has no currency of this code.'),
  UNKNOWN_SLOT: error('The block has no slot of this name, so what stands in it never shows.'),
  MISSING_ITEM: error('A sequence names an item that does not exist.'),
  DUPLICATE_PATH: error('Two pages or panels share an address.'),
  MISSING_PATH: error('A page or panel has no address, so nobody can reach it.'),
  FRAME_WITHOUT_OUTLET: error('A frame has no outlet, so its pages would not show.'),
  OUTLET_NOT_FOR_ALL: error('The outlet of a frame is hidden from somebody, who would see no page at all.'),
  OUTLET_TWICE: error('A frame shows two outlets at once, so its pages would show twice.'),
  OUTLET_OUTSIDE_FRAME: error('An outlet stands in a screen that is no frame.'),
  RULE_WITHOUT_FIELD: error('A rule names a field that no form with these rules has.'),
  REQUIRED_FIELD_HIDDEN: error('A required field is in no group that shows, so the form can never be sent.'),
  FIELD_SHOWN_TWICE: error('A field stands in two groups of a form.'),
  EQUALS_WITHOUT_TEXT: error('A field repeats another, and one of them holds no text.'),
  EQUALS_ITSELF: error('A field has to repeat itself.'),
  RULE_NOT_FOUND: error('A field takes its rule from a form that has none for the field named.'),
  GROUP_IN_TWO_STEPS: error('A group of a form stands in two steps.'),
  GROUP_IN_NO_STEP: warning('A group of a form with steps stands in none of them, so it shows in the last.'),
  STEP_WITHOUT_GROUPS: warning('A step asks for nothing, so it never shows.'),
  NEEDED_FIELD_LEFT_OUT: error('A code is to be sent by a field that is not asked for.'),
  ACTION_TAKES_NO_FORM: error('A form is sent to an action that does nothing with its values.'),
  ACTION_NEEDS_FIELD: error('An action needs a field that its form does not ask for, so it never succeeds.'),
  ACTION_NEEDS_MODE: error('An action is told what to do by a mode that its form does not have.'),
  ACTION_WITHOUT_FORM: error('An action that needs the values of a form stands where there is none.'),
  UNKNOWN_CHOICE: error('Bounds hang on a choice that the form does not ask.'),
  UNKNOWN_SUMMARY: error('A summary names something that its action does not say.'),
  FIELD_UNKNOWN_TO_ACTION: error('A form asks for something that its action does not know, so it is lost.'),
  FIELD_OF_OTHER_VALUE: error('A field gives its action another kind of value than it takes.'),
  CHOICE_WITHOUT_OPTIONS: error('A choice has nothing to choose from.'),
  UPLOAD_WITHOUT_ACCEPT: error('A field takes files and does not say which.'),
  OWN_FIELD_ELSEWHERE: error(
    'A field of the operator’s own is not in the form by which the platform checks such fields, so it refuses every value.',
  ),
  FACT_OF_PAGES_ONLY: error(
    'A field depends on what only pages know, so the gateway would refuse or lose what is entered.',
  ),
  OWN_FIELD_NOT_KEPT: error('A field of the operator’s own has an input whose values are kept with nobody.'),
  SEARCHED_BY_NOBODY: warning('A field is to be searched and belongs to a form whose values are not kept.'),

  // Ring 3: lint
  PATTERN_SYNTAX: error('A pattern does not compile with the u flag.'),
  PATTERN_BACKTRACKS: error('A short value can keep the pattern busy for minutes (ReDoS).'),
  PATTERN_UNPROVEN: error('The check for bad backtracking did not come to an end.'),
  EXAMPLE_REFUSED: error('A valid example is not accepted by its pattern.'),
  EXAMPLE_ACCEPTED: error('An invalid example is accepted by its pattern.'),
  BOUNDS_CROSSED: error('The lower of two bounds is above the upper, so no value is accepted.'),
  PROPERTY_OF_OTHER_INPUT: error('A field has a property that its input cannot use.'),
  NOT_MINOR_UNITS: error('A bound of an amount is no whole number of minor units.'),
  QUICK_OUT_OF_BOUNDS: error('A button puts in an amount that its field refuses.'),
  FIELD_UNSATISFIABLE: error('What a field asks for contradicts itself, so that no value is accepted.'),
  OPTION_REFUSED: error('A choice offers a value that its own rule refuses.'),
  PERIOD_REVERSED: error('What begins and ends is over before it begins.'),
  FLAG_READS_FLAG: error('A flag hangs on another flag, so that both could wait for each other.'),
  FLAG_FACT: error('A flag hangs on what pages and server do not both know of whoever looks.'),
  FLAG_UNNAMED: error(
    'A flag that the platform does not know has no name, so that it may be a misspelt one.',
  ),
  FLAG_EXPIRED: warning('The day by which a flag should be gone has passed.'),
  FLAG_WEIGHTS: error('The variants of a flag have no weight, so that nobody gets one.'),
  RULE_FROM_ITSELF: error('A field takes its rule from itself.'),
  DEFAULT_REFUSED: error('A field starts with a value that it refuses.'),
  TWO_AGES: error('A field has two youngest ages, of which one counts.'),
  RULE_WITHOUT_EFFECT: warning('A rule gives lengths or a pattern to a value that is no text.'),
  SUMMARY_SHOWS_SECRET: error('A confirmation would show a password.'),
  TEXT_VALUE_MISSING: error('A text of a field uses a number that the field does not have.'),
  TEXT_VALUE_UNUSED: warning('A field has a number for its texts that none of them uses.'),
  CONDITION_READS_ITSELF: error('A condition of a field or group reads what it decides about.'),
  CONDITION_CYCLE: error('Conditions of fields wait for each other in a circle.'),
  HIDDEN_POLICY_IDLE: warning('A field that nothing hides says what becomes of its value when hidden.'),
  REPEAT_BOUNDS: error('A repeating group has to have more rows than it may have.'),
  REPEAT_NAME_TAKEN: error('A repeating group has the name of a field, and both are sent under it.'),
  REPEAT_FIELD: error('A repeating group names a field that its rows do not have, or cannot compare.'),
  REPEAT_INPUT: error('A field that a form can have once only stands in a repeating group.'),
  REPEATED_VALUE_READ: error('Something outside of a row reads a value that every row has.'),
  ERROR_NOT_TOLD: error(
    'A code that calls or the page refuse with has no entry, so players would read no reason.',
  ),
  POPUP_WITHOUT_CONFIRM: error('A popup has no words for its button.'),
  ERROR_WITHOUT_FIELD: error('An error is told at a field and names none.'),
  MISSING_COLOR: error('A mode of the theme lacks a colour that the portal uses.'),
  LOW_CONTRAST: error('Two colours that are used together lack contrast (WCAG 2.2 AA).'),
  MISSING_TRANSLATION: error('A text is not there in every language of the brand.'),
  LANGUAGE_INCOMPLETE: error('A language of the brand lacks so many texts that it looks newly added.'),
  TEXTS_NOT_TRANSLATED: warning('Texts of a language only repeat those of another.'),
  TRANSLATION_NEEDED: error(
    'A text is not translated into a language that the brand wants translated before it publishes.',
  ),
  EMPTY_TEXT: warning('A text has no words, so a label or title shows as nothing.'),
  MARKUP_NOT_SHOWN: warning(
    'A text has markup that is taken out, or shown as it is written, before players see it.',
  ),
  DEAD_LINK: warning('A link inside a text leads to a page that does not exist.'),
  INTERPOLATION_DIFFERS: error('A text has other variables in one language than in another.'),
  UNUSED_TEXT: warning('A text that a brand adds is named by none of its documents.'),
  CONDITION_SHAPE: error('A condition is neither true, false nor one JsonLogic operation.'),
  CONDITION_OPERATOR: error('A condition uses an operator that conditions do not have.'),
  CONDITION_ARGUMENTS: error('An operator of a condition has too few or too many operands.'),
  CONDITION_TYPES: error('A condition compares values of different types.'),
  CONDITION_VALUE: error('A condition compares a fact with a value that it never has.'),
  CONDITION_NEVER_HOLDS: error('A condition is false whatever the facts are.'),
  CONDITION_ALWAYS_HOLDS: warning('A condition is true whatever the facts are.'),
  CONDITION_IS_FALSE: warning('A condition is the plain value false, so the entry never shows.'),
  TWO_MAIN_HEADINGS: warning('A page has two headings of the first level.'),
  PAGE_WITHOUT_HEADING: warning('A page has no heading of the first level.'),
  PICTURE_WITHOUT_WORDS: error(
    'A picture has no words for whoever does not see it, and is not said to be decoration.',
  ),
  PAGE_WITHOUT_TITLE: warning('A page has no title.'),
  ENTRY_WITHOUT_LABEL: warning('An entry of a menu has no label.'),
  HEADING_SKIPPED: warning('A heading leaves out a level below the one before it.'),
  UNREACHABLE_SCREEN: warning('Nothing opens a modal or panel.'),
} as const satisfies ProblemCodes;

export type ProblemCode = keyof typeof problemCodes;

/** The codes of ring 1, which a document is judged by without anything around it. */
export const schemaCodes: readonly string[] = [
  'WRONG_TYPE',
  'WRONG_VALUE',
  'UNKNOWN_VALUE',
  'MISSING_PROPERTY',
  'UNKNOWN_PROPERTY',
  'WRONG_NAME',
  'WRONG_FORMAT',
  'WRONG_LENGTH',
  'OUT_OF_RANGE',
  'WRONG_COUNT',
  'REPEATED_ITEM',
];

/** A problem with its place and fix. `file` is `<pack>/<kind>/<id>.json`. */
export type Problem = FilePosition & {
  /** A `ProblemCode`, or a code of the product. */
  code: string;
  severity: Severity;
  file: string;
  /** JSON pointer of the value, in the file and in the merged document alike. */
  pointer: string;
  message: string;
  fix: string;
};

/** True for a problem that keeps a version from being published. */
export const isError = ({ severity }: Pick<Problem, 'severity'>): boolean => severity === 'error';

const places = (problem: Problem): [string, number, number, string, string] => [
  problem.file,
  problem.line,
  problem.column,
  problem.code,
  problem.message,
];

/** Sorts by file, line and column; equal problems at the same place are kept once. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const once = new Map(problems.map((problem) => [JSON.stringify(places(problem)), problem]));
  return [...once.values()].sort((a, b) => {
    const [left, right] = [places(a), places(b)];
    const differing = left.findIndex((value, index) => value !== right[index]);
    return differing < 0 ? 0 : (left[differing] ?? 0) < (right[differing] ?? 0) ? -1 : 1;
  });
}
