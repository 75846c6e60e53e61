const TRACE_BYTES = 16;
const SPAN_BYTES = 8;

const digits = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Header `traceparent` (W3C Trace Context) of a call that begins a trace. */
export const traceParent = (): string => `00-${digits(TRACE_BYTES)}-${digits(SPAN_BYTES)}-01`;
