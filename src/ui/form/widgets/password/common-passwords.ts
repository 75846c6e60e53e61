/** Most common words in passwords, by frequency: leaked passwords, names, places, games and money. */
const WORDS =
  'password qwerty admin welcome letmein monkey dragon iloveyou master sunshine princess football baseball shadow ' +
  'superman michael abc login pass guest root test user secret hello freedom whatever trustno starwars batman ' +
  'passw access flower lovely love loveme jesus jordan hunter soccer charlie ashley bailey daniel jessica nicole ' +
  'hannah thomas robert andrew joshua matthew anthony william george david james john maria anna angel angels baby ' +
  'babygirl buster butterfly purple orange yellow banana cookie chocolate cheese pepper ginger summer winter spring ' +
  'autumn monday friday sunday january february march april june july august september october november december ' +
  'computer internet samsung nokia iphone huawei xiaomi google facebook twitter youtube instagram telegram viber ' +
  'whatsapp messenger mustang ferrari toyota honda yamaha mercedes porsche corvette harley tigger tiger lion eagle ' +
  'panther wolf killer ninja samurai pokemon pikachu naruto mario zelda minecraft roblox fortnite pubg legends ' +
  'liverpool chelsea arsenal barcelona madrid manchester united juventus messi ronaldo neymar player player gamer ' +
  'game games casino poker slots jackpot bingo lottery lucky money cash dollar dollars bank gold golden silver ' +
  'diamond million winner win bet betting rich king queen prince boss champion number one hero legend magic power ' +
  'happy smile friend friends forever family mother father mama papa brother sister heaven peace hope faith god ' +
  'buddha allah lord lakshmi krishna ganesh star stars moon sun sky ocean river mountain rainbow thunder storm ' +
  'fire ice earth world matrix phoenix apple cherry lemon mango coffee music guitar dance rock metal piano school ' +
  'student teacher doctor police soldier army navy marine ranger phantom mobile phone android windows linux server ' +
  'system network default changeme private public temp temporary new newpass mypass mypassword passcode account ' +
  'myanmar burma yangon mandalay naypyitaw bago mawlamyine taunggyi mingalar mingalarpar mingalaba aung kyaw zaw ' +
  'htet thant maung myint hla win tun than thein khin thida thiri thandar nilar hnin hnin wai phyo phyu zin lin ' +
  'naing soe moe myo min ko mya nyein nwe yadanar sandar chit chitthu ayar shwe ngwe kyat thingyan ' +
  'bangkok thailand vietnam hanoi saigon singapore malaysia china beijing shanghai tokyo korea seoul manila india ' +
  'indonesia jakarta sayang cinta bismillah woaini woaini nihao wang zhang chen yang zhao huang zhou nguyen tran ' +
  'pham somchai sawasdee kuma sakura suzuki tanaka london paris berlin america canada mexico brazil russia africa ' +
  'the and you for with this that have from they will what when your can said there each which their time about';

/** Each word with its rank from 2 up, which is its number of guesses. */
export const COMMON: readonly (readonly [word: string, rank: number])[] = [...new Set(WORDS.split(' '))].map(
  (word, index) => [word, index + 2],
);
