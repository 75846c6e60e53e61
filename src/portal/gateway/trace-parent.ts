const TRACE_DIGITS = 32;
const BYTES = 24;

/** Header `traceparent` (W3C Trace Context) of a call that begins a trace. */
export function traceParent(): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return `00-${digits.slice(0, TRACE_DIGITS)}-${digits.slice(TRACE_DIGITS)}-01`;
}
