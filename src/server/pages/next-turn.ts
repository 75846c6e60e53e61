type Draws = { draws?: readonly { closesAt?: unknown; drawsAt?: unknown }[] };

/** Milliseconds after the drawing in which its result is known and told. */
const resultMs = 2_000;

/**
 * When the room of a lottery turns to its next draw or gets a result: a page drawn before tells a draw that is over. In milliseconds since
 * 1970; undefined for a page that is no room.
 * @param answers by name and request of the call
 */
export function nextTurn(answers: Readonly<Record<string, unknown>>, now: number): number | undefined {
  const turns = Object.entries(answers).flatMap(([key, answer]) =>
    key.startsWith('lotteryGame ')
      ? ((answer as Draws).draws ?? []).flatMap(({ closesAt, drawsAt }) => [
          Number(closesAt),
          Number(drawsAt) + resultMs,
        ])
      : [],
  );
  const ahead = turns.filter((turn) => turn > now);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}
