/** Address from which this server's requests to itself come; no connection has it. They count against no limit. */
export const ownRequests = '0.0.0.0';
