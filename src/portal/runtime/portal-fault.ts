/** A fault not shown to players, or reported to the brand's operators too. */
export type PortalFault = { code: string; message: string; error?: unknown };
