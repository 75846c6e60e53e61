/** Feature of a call, by its schema: the folder that schema and code have in common, `cashier` for example. */
export const featureOf = ({ $id }: { readonly [key: string]: unknown }): string =>
  String($id).split('/').at(-2) ?? '';
