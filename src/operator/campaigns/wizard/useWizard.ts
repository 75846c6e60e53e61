import { useMemo, useState } from 'react';
import type { JsonObject } from '#engine/json/json.ts';
import { isJsonObject } from '#engine/json/json.ts';
import type { DocumentKey } from '#engine/packs.ts';
import type { Campaign } from '#play/promotions/campaign.ts';
import { wordsOfPromotion, type PromotionWords } from '#play/promotions/template-words.ts';
import { promotionFrom, proposedPeriod } from '#play/promotions/templates.ts';
import { useAdmin } from '../../api/AdminContext.tsx';
import { documentOf, idsOf, wordsOf } from '../../documents/reader.ts';
import { say } from '../../language/say.ts';
import { usePackDocuments, useWorkspace, useWorkspaceState } from '../../workspace/WorkspaceContext.tsx';
import { brandFacts } from '../brand-facts.ts';

export type Wizard = ReturnType<typeof useWizard>;

/** An id that no promotion of the brand has. */
function freeId(taken: readonly string[], template: string): string {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? template : `${template}${number}`;
    if (!taken.includes(id)) return id;
  }
}

/** A new campaign while its questions are answered: a template, the promotion made from it, and its titles. */
export function useWizard() {
  const { timers } = useAdmin();
  const workspace = useWorkspace();
  const documents = usePackDocuments();
  const { drafts } = useWorkspaceState();
  const brand = useMemo(() => brandFacts(documents, drafts), [documents, drafts]);
  const catalogue = documentOf(documents, 'campaigns', 'main');
  const [template, setTemplate] = useState<string>();
  const [campaign, setCampaign] = useState<Campaign>();
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  // Numbers that are missing or wrong as typed, by the name of their question.
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());

  const chosen = template === undefined ? undefined : catalogue?.templates.items[template];
  const level = brand.levels.find(({ id }) => id === campaign?.trigger.level);

  function words(language: string): PromotionWords | undefined {
    if (!campaign || !chosen || !catalogue) return undefined;
    const made = wordsOfPromotion(campaign, {
      statements: catalogue.statements,
      template: chosen,
      language,
      currency: brand.currency,
      digits: brand.digits,
      timeZone: brand.timeZone,
      level: level ? (wordsOf(documents, language, level.key) ?? level.name) : '',
    });
    return { ...made, title: titles[language] ?? made.title };
  }

  /** The documents of the campaign: the promotion, and the texts of the brand with its words. */
  function made(of: Campaign): Record<DocumentKey, JsonObject> {
    const texts = brand.languages.flatMap((language): [DocumentKey, JsonObject][] => {
      const said = words(language);
      const key = `texts/${language}`;
      const before = documents[key]?.['texts'];
      if (!said || !isJsonObject(before)) return [];
      const own = Object.fromEntries(
        Object.entries(said).map(([name, text]) => [`promotion.${of.id}.${name}`, text]),
      );
      return [[key, { ...documents[key], texts: { ...before, ...own } } as JsonObject]];
    });
    return { ...Object.fromEntries(texts), [`promotion/${of.id}`]: of as unknown as JsonObject };
  }

  return {
    brand,
    catalogue,
    template,
    campaign,
    titles,
    complete: missing.size === 0,
    words,
    choose(id: string): void {
      const next = catalogue?.templates.items[id];
      if (!next) return;
      setTemplate(id);
      setTitles({});
      setMissing(new Set());
      setCampaign(
        promotionFrom(next, {
          id: freeId(idsOf(documents, 'promotion'), id),
          unit: brand.unit,
          period: proposedPeriod(next, new Date(timers.now()), brand.timeZone),
          level: (brand.levels[1] ?? brand.levels[0])?.id,
        }),
      );
    },
    change: setCampaign,
    /** Answers a number of the campaign; undefined while what is typed is none. */
    answer(
      name: string,
      value: number | undefined,
      change: (campaign: Campaign, value: number) => Campaign,
    ): void {
      setMissing((before) => {
        const next = new Set(before);
        if (value === undefined) next.add(name);
        else next.delete(name);
        return next;
      });
      if (value !== undefined) setCampaign((before) => before && change(before, value));
    },
    setTitle: (language: string, title: string) => setTitles({ ...titles, [language]: title }),
    /** Makes the draft; its id. */
    make(): string | undefined {
      if (!campaign) return undefined;
      workspace.create(say('console.campaigns.edit', { id: campaign.id }), made(campaign));
      return campaign.id;
    },
  };
}
