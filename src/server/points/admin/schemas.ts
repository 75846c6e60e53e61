const name = { type: 'string', pattern: '^[a-z0-9][a-z0-9_-]{0,63}$' };

const object = (required: readonly string[], properties: Record<string, unknown>) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

export const packOnly = object(['pack'], { pack: name });
export const oneParams = object(['pack', 'id'], {
  pack: name,
  id: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' },
});
export const queueQuery = object([], {
  status: { enum: ['APPLYING', 'REJECTED', 'PASSED'] },
  search: { type: 'string', maxLength: 64 },
  page: { type: 'string', pattern: '^\\d{1,4}$' },
});
export const decision = {
  oneOf: [
    object(['do'], { do: { const: 'approve' }, remark: { type: 'string', minLength: 1, maxLength: 500 } }),
    object(['do', 'remark'], {
      do: { const: 'reject' },
      remark: { type: 'string', minLength: 3, maxLength: 500 },
    }),
  ],
};
