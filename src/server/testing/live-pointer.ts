/** Where a brand's live bundle stands, as pages are told by a server. */
export async function livePointer<P>({ url }: { url: string }, brand = 'shop'): Promise<P> {
  return (await (await fetch(`${url}/config/v1/brands/${brand}/pointer`)).json()) as P;
}
