import type { PaymentChoice } from './tables.ts';

/** What the provider's page says. */
export type Words = {
  language: string;
  title: string;
  sandbox: string;
  order: (brand: string, order: string) => string;
  pay: string;
  others: string;
  fail: string;
  late: string;
  twice: string;
  results: Readonly<Record<PaymentChoice, readonly [title: string, text: string]>>;
  back: string;
};

const english: Words = {
  language: 'en',
  title: 'Sandbox payments',
  sandbox: 'No real money',
  order: (brand, order) => `To ${brand} · order ${order}`,
  pay: 'Pay now',
  others: 'Or see what else can happen',
  fail: 'The payment fails',
  late: 'It is paid, the shop hears of it late',
  twice: 'It is paid twice',
  results: {
    pay: ['Paid', 'The shop is being told. You can go back.'],
    fail: ['Payment failed', 'Nothing was charged, and the shop is told so.'],
    late: ['Paid', 'The shop will be told in twenty seconds.'],
    twice: ['Paid twice', 'The shop is told of two payments for one order. It has to credit one.'],
  },
  back: 'Back to the shop',
};

const burmese: Words = {
  language: 'my',
  title: 'စမ်းသပ် ငွေပေးချေမှု',
  sandbox: 'ငွေအစစ် မဟုတ်ပါ',
  order: (brand, order) => `${brand} သို့ · အမှာစာ ${order}`,
  pay: 'ယခု ပေးချေမည်',
  others: 'သို့မဟုတ် အခြားဖြစ်နိုင်သည်များကို စမ်းကြည့်ပါ',
  fail: 'ငွေပေးချေမှု မအောင်မြင်ပါ',
  late: 'ပေးချေပြီး၊ ဆိုင်က နောက်ကျမှ သိရသည်',
  twice: 'နှစ်ကြိမ် ပေးချေမိသည်',
  results: {
    pay: ['ပေးချေပြီးပါပြီ', 'ဆိုင်ကို အကြောင်းကြားနေပါသည်။ ပြန်သွားနိုင်ပါသည်။'],
    fail: ['ငွေပေးချေမှု မအောင်မြင်ပါ', 'ငွေ မဖြတ်ပါ။ ဆိုင်ကို အကြောင်းကြားပါသည်။'],
    late: ['ပေးချေပြီးပါပြီ', 'စက္ကန့် နှစ်ဆယ်အကြာတွင် ဆိုင်ကို အကြောင်းကြားပါမည်။'],
    twice: ['နှစ်ကြိမ် ပေးချေပြီးပါပြီ', 'အမှာစာတစ်ခုအတွက် ပေးချေမှုနှစ်ခုကို ဆိုင်ထံ အကြောင်းကြားပါသည်။ တစ်ခုသာ ထည့်ပေးရပါမည်။'],
  },
  back: 'ဆိုင်သို့ ပြန်သွားမည်',
};

const chinese: Words = {
  language: 'zh-CN',
  title: '沙盒支付',
  sandbox: '非真实资金',
  order: (brand, order) => `付给 ${brand} · 订单 ${order}`,
  pay: '立即支付',
  others: '或试试其他情况',
  fail: '支付失败',
  late: '已支付，商户稍后才得知',
  twice: '重复支付两次',
  results: {
    pay: ['支付成功', '正在通知商户，您可以返回。'],
    fail: ['支付失败', '未扣款，已告知商户。'],
    late: ['支付成功', '二十秒后通知商户。'],
    twice: ['已支付两次', '同一订单的两笔支付已告知商户，商户只能入账一笔。'],
  },
  back: '返回商户',
};

/** The words of a language: Burmese, Chinese, else English. */
export function wordsIn(language: string): Words {
  if (language.startsWith('my')) return burmese;
  return language.startsWith('zh') ? chinese : english;
}
