const name = { type: 'string', pattern: '^[a-z0-9][a-z0-9_-]{0,63}$' };
const id = { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' };
const reason = { type: 'string', minLength: 3, maxLength: 500 };
const reference = { type: 'string', minLength: 1, maxLength: 64 };

const object = (required: readonly string[], properties: Record<string, unknown>) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

export const packOnly = object(['pack'], { pack: name });
export const idParams = object(['pack', 'id'], { pack: name, id });
export const pictureParams = object(['pack', 'picture'], { pack: name, picture: id });
export const queueQuery = object([], {
  view: { enum: ['open', 'all'] },
  page: { type: 'string', pattern: '^\\d{1,4}$' },
});

const approve = object(['do'], { do: { const: 'approve' } });
const approveDeposit = object(['do'], {
  do: { const: 'approve' },
  credit: { enum: ['received', 'ordered'] },
  reason,
});
const reject = object(['do', 'reason'], { do: { const: 'reject' }, reason });

export const depositDecision = { oneOf: [approveDeposit, reject] };
export const withdrawalDecision = {
  oneOf: [
    approve,
    reject,
    object(['do', 'reference'], { do: { const: 'pay' }, reference }),
    object(['do', 'outcome', 'reason', 'reference'], {
      do: { const: 'settle' },
      outcome: { const: 'paid' },
      reason,
      reference,
    }),
    object(['do', 'outcome', 'reason'], {
      do: { const: 'settle' },
      outcome: { enum: ['returned', 'forced'] },
      reason,
    }),
  ],
};
