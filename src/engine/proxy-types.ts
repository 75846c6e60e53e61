import type { ref } from 'valtio/vanilla';

/** An object that a proxy holds by reference: it is replaced, never mutated. */
export type Ref<Value extends object> = ReturnType<typeof ref<Value>>;

/** A state as its own store writes it. */
export type Writable<State> = { -readonly [Key in keyof State]: State[Key] };
