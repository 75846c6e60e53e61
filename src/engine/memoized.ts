/** A function that makes a value once for each key, such as a format of Intl: making one takes a good part of a frame. */
/* @__NO_SIDE_EFFECTS__ */
export function memoized<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}
