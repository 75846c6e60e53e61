/** A function that makes a value once for each key, such as a format of Intl: making one takes a good part of a frame. */
/* @__NO_SIDE_EFFECTS__ */
export function memoized<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) made.set(key, (value = make(key)));
    return value;
  };
}
