/** A fault that a player is not told of, or that the brand's operators should hear of too. */
export type PortalFault = { code: string; message: string; error?: unknown };
