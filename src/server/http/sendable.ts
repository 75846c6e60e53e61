/** A value as the server may answer it: a Date is sent as its ISO text. Objects by name, such as documents, hold no Date. */
export type Sendable<T> = T extends string
  ? string extends T
    ? string | Date
    : T
  : T extends readonly (infer Item)[]
    ? readonly Sendable<Item>[]
    : T extends object
      ? string extends keyof T
        ? T
        : { readonly [Key in keyof T]: Sendable<T[Key]> }
      : T;
