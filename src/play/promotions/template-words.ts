import type { CampaignsDocument } from '#contract/generated/documents.ts';
import { fillTemplate } from '#engine/texts/fill-template.ts';
import { moneyText } from '#engine/texts/money-text.ts';
import { wallTimeAt } from '#engine/time/zoned-time.ts';
import type { Campaign } from './campaign.ts';
import { holesOf, statementsOf, type CampaignTemplate } from './templates.ts';

type Words = CampaignTemplate['title'];

/** Words of a new promotion in a language. */
export type PromotionWords = { title: string; summary: string; terms: string };

const said = (words: Words, language: string): string => words[language] ?? words['en'] ?? '';

const pointWords: Readonly<Record<string, string>> = { en: 'points', my: 'ပွိုင့်', 'zh-CN': '积分' };

/** Digits of a whole number with thousands apart, as money has them. */
const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/gu, ',');

const two = (value: number): string => String(value).padStart(2, '0');

const momentIn =
  (timeZone: string) =>
  (at: string): string => {
    const { year, month, day, hour, minute } = wallTimeAt(Date.parse(at), timeZone);
    return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
  };

/** Title, summary and terms of a promotion that was made from a template; the terms are the statements that are true of it. */
export function wordsOfPromotion(
  campaign: Campaign,
  {
    statements,
    template,
    language,
    currency,
    digits,
    timeZone,
    level,
  }: {
    statements: CampaignsDocument['statements'];
    template: CampaignTemplate;
    language: string;
    currency: string;
    digits: number;
    timeZone: string;
    /** Name of the level that it is about, in the language. */
    level: string;
  },
): PromotionWords {
  const holes = holesOf(
    campaign,
    {
      money: (minor) => moneyText(minor, { currency, digits }),
      points: (points) => `${grouped(points)} ${pointWords[language] ?? pointWords['en']}`,
    },
    { level, moment: momentIn(timeZone) },
  );
  const fill = (words: Words): string => fillTemplate(said(words, language), holes);
  const items = statementsOf(campaign).map((name) => `<li>${fill(statements[name])}</li>`);
  return {
    title: fill(template.title),
    summary: fill(template.summary),
    terms: `<ul>${items.join('')}</ul>`,
  };
}
