/** Name of a property, or an id, as a heading: `minLength` → "Min length", `afterLogin` → "After login". */
export const propertyName = (name: string): string => {
  const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').replaceAll(/[._-]+/g, ' ');
  const [first = '', ...rest] = words.split(' ');
  return [
    first.charAt(0).toUpperCase() + first.slice(1),
    ...rest.map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase())),
  ].join(' ');
};
