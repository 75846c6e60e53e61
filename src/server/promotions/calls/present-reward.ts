import type { CallTypes } from '#contract/generated/calls.ts';
import { translator } from '#server/brands/texts.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { titleOfSource } from '../campaigns.ts';
import type { Award } from '../standing.ts';
import { presentAward } from './present-award.ts';

type Presented = CallTypes['rewards']['value']['open'][number];

/** Presents rewards with the title of their campaign, in a language of the brand. */
export const rewardPresenter =
  (speaker: { brand: LiveBrand; language: string }): ((award: Award) => Presented) =>
  (award) => {
    const { brand, language } = speaker;
    const title = titleOfSource(brand, award.campaign);
    return {
      promotion: award.campaign,
      title: title === undefined ? award.campaign : translator(brand, language)(title),
      ...presentAward(speaker, award),
    };
  };
