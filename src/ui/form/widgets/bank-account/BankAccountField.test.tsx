import { describe, expect, it } from 'vitest';
import { showFields } from '../testing/show-fields.tsx';

const account = { label: 'Account number', input: 'bankAccount' } as const;
const rules = {
  account: { enabled: true, required: true, minLength: 8, maxLength: 20, patternId: 'digits' },
};

describe('the number of a bank account', () => {
  it('is grouped for reading when it is left; the separators are not part of it', async () => {
    const { user, model, control } = await showFields({ account }, { rules });
    const input = await control('account');
    expect(input.inputMode).toBe('numeric');
    await user.type(input, '1234567890');
    expect(input.value).toBe('1234567890');
    await user.tab();
    expect([input.value, model.field('account').value]).toEqual(['1234 5678 90', '1234567890']);
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });

  it('takes a pasted number with any separators and digits', async () => {
    const { user, model, control } = await showFields({ account }, { rules });
    const input = await control('account');
    await user.click(input);
    await user.paste('1234-5678–၉၀ ၁၂');
    expect(input.value).toBe('1234-5678–၉၀ ၁၂');
    expect(model.field('account').value).toBe('123456789012');
  });

  it('gives letters a keyboard where its rule accepts them', async () => {
    const { control } = await showFields(
      { account },
      { rules: { account: { enabled: true, required: true, acceptedPattern: '[A-Z0-9]+' } } },
    );
    expect((await control('account')).inputMode).toBe('text');
  });

  it.each([
    [8, 20, '8 to 20 digits'],
    [10, 10, '10 digits'],
  ])('says how many digits it has, from %d to %d: %s', async (minLength, maxLength, words) => {
    const { control } = await showFields(
      { account },
      { rules: { account: { ...rules.account, minLength, maxLength } } },
    );
    const described = (await control('account')).getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(words);
  });

  it('comes back grouped, tells what is missing, and may be disabled', async () => {
    const { control, goAndComeBack } = await showFields(
      { account },
      { rules, steps: true, initial: { account: '123456789' } },
    );
    expect((await control('account')).value).toBe('1234 5678 9');
    await goAndComeBack();
    expect((await control('account')).value).toBe('1234 5678 9');
    const disabled = await showFields({ locked: { ...account, enabledWhen: false } });
    expect((await disabled.control('locked')).disabled).toBe(true);
  });
});
