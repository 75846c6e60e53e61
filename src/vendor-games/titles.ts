/** Titles of games in Burmese and Chinese, by their code; all others go by their own name in every language. */
const titles: Readonly<Record<string, { my: string; zh: string }>> = {
  'LUMEN-006': { my: 'ကြာပန်းရောင်ခြည်', zh: '莲华' },
  'NAGAL-001': { my: 'နဂါးမြစ်', zh: '那伽河' },
  'NAGAL-002': { my: 'ရွှေစေတီ', zh: '金塔' },
  'NAGAL-003': { my: 'ဆင်ဖြူတော်', zh: '白象' },
  'NAGAL-004': { my: 'ဒေါင်းနန်းတော်', zh: '孔雀宫' },
  'NAGAL-005': { my: 'နဂါးပုလဲ', zh: '龙珠' },
  'NAGAL-006': { my: 'ကရဝိက်', zh: '皇家游船' },
  'MPEONY-001': { my: 'လဝန်းယုန်', zh: '月兔' },
  'MPEONY-003': { my: 'မီးပုံးညချမ်း', zh: '灯笼夜' },
  'MPEONY-004': { my: 'ကျောက်စိမ်းကျား', zh: '翡翠虎' },
  'TORCH-002': { my: 'သရက်သီးရာသီ', zh: '芒果季' },
  'VELVET-001': { my: 'Velvet ဘက်ကရာ', zh: '丝绒百家乐' },
  'VELVET-002': { my: 'Velvet ရူးလက်', zh: '丝绒轮盘' },
  'IVORY-001': { my: 'Ivory အံစာတုံး', zh: '象牙骰宝' },
  'IVORY-002': { my: 'Ivory နဂါးနှင့်ကျား', zh: '象牙龙虎' },
  'GOALW-001': { my: 'ခြင်းလုံးဖလား', zh: '藤球杯' },
  'DEEPC-001': { my: 'ရေနက်စီးကြောင်း', zh: '深海激流' },
  'SHANTB-001': { my: 'ရှမ်းကိုးမီး', zh: '掸邦九点' },
  'SHANTB-002': { my: 'ဘူကြီး', zh: '布吉' },
  'ROOSTR-001': { my: 'ကြက်တိုက်ဝိုင်း', zh: '斗鸡场' },
};

/** What a game is called in a language. */
export function titleOf({ code, name }: { code: string; name: string }, language: string): string {
  const title = Object.hasOwn(titles, code) ? titles[code] : undefined;
  if (language.startsWith('my')) return title?.my ?? name;
  return language.startsWith('zh') ? (title?.zh ?? name) : name;
}
