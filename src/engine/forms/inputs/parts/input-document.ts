import type { FormField } from '#contract/generated/documents.ts';
import { inputDocuments } from '../../../generated/input-documents.ts';
import { own } from '#engine/json/json.ts';
import type { FieldInput } from '../../specs/field-spec.ts';
import type { InputDocument } from './input-kind.ts';

/** Every kind of input, in the sequence of the schema. */
export const fieldInputs = Object.keys(inputDocuments) as FieldInput[];

const text: InputDocument = {};

export const inputDocumentOf = (input: FieldInput): InputDocument =>
  own<InputDocument>(inputDocuments, input) ?? text;

const inputsWhere = (holds: (document: InputDocument) => boolean | undefined): FieldInput[] =>
  fieldInputs.filter((input) => holds(inputDocumentOf(input)));

/** Properties that some kinds take and that are a problem on the others. */
export const ownProperties: ReadonlySet<keyof FormField> = new Set(
  fieldInputs.flatMap((input) => inputDocumentOf(input).takes ?? []),
);

export const inputsTaking = (property: keyof FormField): FieldInput[] =>
  inputsWhere(({ takes }) => takes?.includes(property));

export const inputsOffering = (property: keyof FormField): FieldInput[] =>
  inputsWhere(({ offers }) => offers?.includes(property));

/** Inputs whose value a question may be about. */
export const inputsAsking = (question: string): FieldInput[] =>
  inputsWhere(({ asks }) => asks?.some((one) => one === question));
