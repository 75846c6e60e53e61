import type { DocumentsByName } from '#contract/generated/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { cashierDocument } from '#server/cashier/testing/document.ts';

/** The documents of a brand made for tests: small, but with something of every kind the gateway answers from. */
export function brandDocuments(): LiveBrand['documents'] {
  const brand: DocumentsByName['brand'] = {
    kind: 'brand',
    id: 'main',
    merchantCode: 'alpha1',
    hosts: ['alpha.example', 'www.alpha.example'],
    languages: ['my', 'en', 'zh-CN'],
    defaultLanguage: 'my',
    currency: 'MMK',
    currencyDigits: 2,
    regions: { blocked: ['KP'] },
  };
  const flags: DocumentsByName['flags'] = {
    kind: 'flags',
    id: 'main',
    flags: {
      registerByUsername: true,
      registerByMobile: true,
      registerMobilePassword: true,
      freePlay: true,
      forceExpiredPasswordChange: true,
      agentsOnMemberSide: true,
      loginByPhone: true,
      passkeys: true,
    },
  };
  const constants: DocumentsByName['constants'] = {
    kind: 'constants',
    id: 'main',
    constants: {
      captchaAfterFailures: 2,
      loginFailuresMax: 5,
      loginFailureMinutes: 15,
      sessionIdleMinutes: 30,
      sessionHours: 12,
      passwordExpiryDays: 90,
      captchaMinutes: 5,
      trialCredit: 100_000,
    },
  };
  const rules: DocumentsByName['rules'] = {
    kind: 'rules',
    id: 'register',
    fields: {
      username: { enabled: true, required: true, minLength: 4, maxLength: 15, patternId: 'letterFirst' },
      password: { enabled: true, required: true, minLength: 8, maxLength: 20 },
      verifyPwd: { enabled: true, required: true },
      mobileNum: { enabled: true, required: false, minLength: 6, maxLength: 12, patternId: 'digits' },
      email: { enabled: true, required: false, maxLength: 60, patternId: 'email' },
      paymentPassword: { enabled: true, required: false, minLength: 6, maxLength: 6, patternId: 'digits' },
      affiliateCode: { enabled: true, required: false, maxLength: 20 },
      captcha: { enabled: false, required: false },
      termsAgreement: { enabled: true, required: true },
    },
  };
  const patterns: DocumentsByName['patterns'] = {
    kind: 'patterns',
    id: 'main',
    patterns: {
      letterFirst: {
        pattern: '[A-Za-z][A-Za-z0-9]*',
        message: 'pattern.letterFirst',
        messageSame: 'pattern.letterFirst.same',
        valid: ['player1'],
        invalid: ['1player'],
      },
      digits: {
        pattern: '[0-9]+',
        message: 'pattern.digits',
        messageSame: 'pattern.digits.same',
        valid: ['123'],
        invalid: ['12a'],
      },
      email: {
        pattern: '[^@\\s]+@[^@\\s]+\\.[a-z]{2,}',
        message: 'pattern.email',
        messageSame: 'pattern.email.same',
        valid: ['a@b.co'],
        invalid: ['a@b'],
      },
    },
  };
  const form: DocumentsByName['form'] = {
    kind: 'form',
    id: 'register',
    rules: 'register',
    order: ['account', 'more'],
    groups: {
      account: { order: ['username', 'password', 'verifyPwd', 'mobileNum'] },
      more: { order: ['email', 'paymentPassword', 'affiliateCode', 'captcha', 'termsAgreement'] },
    },
    fields: {
      username: { label: 'field.username', input: 'username' },
      password: { label: 'field.password', input: 'newPassword' },
      verifyPwd: { label: 'field.verifyPwd', input: 'repeatPassword', equals: 'password' },
      mobileNum: { label: 'field.mobileNum', input: 'phone' },
      email: { label: 'field.email', input: 'email' },
      paymentPassword: { label: 'field.paymentPassword', input: 'newPassword' },
      affiliateCode: { label: 'field.affiliateCode', input: 'text' },
      captcha: { label: 'field.captcha', input: 'captcha' },
      termsAgreement: { label: 'field.termsAgreement', input: 'checkbox', mustAccept: true },
    },
    modes: {
      username: { label: 'mode.username' },
      mobile: { label: 'mode.mobile', omit: ['username', 'verifyPwd'], require: ['mobileNum'] },
    },
    modeOrder: ['username', 'mobile'],
    submit: { label: 'form.submit', action: { do: 'register' } },
  };
  const lobby: DocumentsByName['lobby'] = {
    kind: 'lobby',
    id: 'main',
    vendors: {
      spin: {
        name: 'Spin House',
        gameType: 'RNG',
        accountTypeId: 11,
        vassalage: 'SPIN',
        image: 'vendors/spin.svg',
        isHot: true,
      },
      table: {
        name: 'Table Live',
        gameType: 'LIVE',
        accountTypeId: 12,
        vassalage: 'TABLE',
        image: 'vendors/table.svg',
      },
      gone: {
        name: 'Gone',
        gameType: 'RNG',
        accountTypeId: 13,
        vassalage: 'GONE',
        image: 'vendors/gone.svg',
        enabled: false,
      },
      loose: {
        name: 'Loose',
        gameType: 'FISH',
        accountTypeId: 14,
        vassalage: 'LOOSE',
        image: 'vendors/loose.svg',
      },
    },
    vendorOrder: ['table', 'gone', 'spin'],
    games: {
      comet: { name: 'Comet Reels', code: 'CMT', vendor: 'spin', image: 'posters/comet.svg', isHot: true },
      tides: { name: 'Golden Tides', code: 'TID', vendor: 'spin', image: 'posters/tides.svg', isNew: true },
      lotus: {
        name: 'Lotus Baccarat',
        code: 'LOT',
        vendor: 'table',
        image: 'posters/lotus.svg',
        isGame: 'VASSALAGE',
      },
      hidden: { name: 'Hidden', code: 'HID', vendor: 'spin', image: 'posters/hidden.svg', enabled: false },
      orphan: { name: 'Orphan', code: 'ORP', vendor: 'gone', image: 'posters/orphan.svg' },
    },
    gameOrder: ['tides', 'hidden', 'comet', 'orphan', 'lotus'],
    lanes: {
      hot: { title: 'lane.hot', games: ['lotus', 'comet', 'hidden'] },
      empty: { title: 'lane.empty', games: ['orphan'] },
    },
    laneOrder: ['empty', 'hot'],
    notices: {
      welcome: {
        type: 'PL',
        title: 'notice.welcome',
        content: 'notice.welcome.body',
        date: '2026-01-05T08:30:00Z',
      },
      summer: {
        type: 'B',
        title: 'notice.summer',
        content: 'notice.summer.body',
        date: '2026-02-01T00:00:00Z',
        image: 'banners/summer.svg',
        to: '/promotions',
        tone: 'accent',
      },
    },
    noticeOrder: ['summer', 'welcome'],
    support: {
      chat: {
        title: 'support.chat',
        csPosition: 'LIVECHAT-1',
        type: 'LIVECHAT',
        url: 'https://chat.example/alpha',
      },
    },
    downloads: {
      android: { resourceType: 'ANDROID', url: 'https://get.example/alpha.apk', qrCodeUrl: 'qr/android.svg' },
    },
  };
  const lotteries: DocumentsByName['lotteries'] = {
    kind: 'lotteries',
    id: 'main',
    tables: {
      south: {
        family: 'vn-south',
        mode: 'SEA',
        order: ['lo2', 'de'],
        betTypes: { lo2: { odds: 79, cost: 15 }, de: { odds: 82 } },
      },
      two: {
        family: '2d',
        mode: 'SEA',
        order: ['exact', 'exact-round', 'sides-of-2'],
        betTypes: { exact: { odds: 85 }, 'exact-round': { odds: 85 }, 'sides-of-2': { odds: 1.9 } },
      },
    },
    games: {
      hcm: {
        name: 'HCM',
        image: 'posters/comet.svg',
        accountType: 'Lott',
        table: 'south',
        region: 'south',
        schedule: { days: [1, 6], time: '16:15', timeZone: 'Asia/Ho_Chi_Minh', closesMinutesBefore: 15 },
      },
      two: {
        name: '2D',
        image: 'posters/comet.svg',
        accountType: 'Lott',
        table: 'two',
        schedule: {
          time: '12:01',
          timeZone: 'Asia/Yangon',
          closesMinutesBefore: 16,
          furtherTimes: [{ time: '16:30', closesMinutesBefore: 15 }],
        },
        cancel: true,
        numberLimit: '50',
        closedNumbers: ['07'],
      },
    },
    groups: { south: { label: 'lane.hot', games: ['hcm'] } },
    groupOrder: ['south'],
  };
  const help: DocumentsByName['help'] = {
    kind: 'help',
    id: 'main',
    order: ['second', 'first'],
    articles: {
      first: { title: 'help.first', body: 'help.first.body' },
      second: { title: 'help.second', body: 'help.second.body', icon: 'wallet' },
    },
  };
  const texts = (id: string, texts: Record<string, string>): DocumentsByName['texts'] => ({
    kind: 'texts',
    id,
    texts,
  });
  return {
    'brand/main': brand,
    'flags/main': flags,
    'constants/main': constants,
    'rules/register': rules,
    'patterns/main': patterns,
    'form/register': form,
    'lobby/main': lobby,
    'lotteries/main': lotteries,
    'help/main': help,
    'cashier/main': cashierDocument(),
    'texts/en': texts('en', {
      'lane.hot': 'Hot',
      'notice.welcome': 'Welcome',
      'notice.welcome.body': '<p>Welcome</p>',
      'notice.summer': 'Summer',
      'notice.summer.body': '<p>Summer</p>',
      'support.chat': 'Live chat',
      'help.first': 'First',
      'help.first.body': '<p>First</p>',
      'sms.code': '{{code}} for {{brand}}, {{minutes}} minutes',
      'mail.password.subject': 'Password for {{brand}}',
      'mail.password.text': '{{account}}: {{password}}, {{minutes}} minutes',
      'help.second': 'Second',
      'help.second.body': '<p>Second</p>',
    }),
    'texts/my': texts('my', { 'lane.hot': 'ရေပန်းစား', 'help.first': 'ပထမ' }),
  };
}
