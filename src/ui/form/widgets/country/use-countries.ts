import { useCallback, useMemo, useState } from 'react';
import { useFormScope } from '../../form-context.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import { nameCountries, type NamedCountry } from './countries.ts';

export type Countries = {
  status: 'loading' | 'failed' | 'ready';
  countries: readonly NamedCountry[];
  /** Initial country: the brand's own, else the first of the gateway's list. */
  first: NamedCountry | undefined;
  retry: () => void;
};

/** The gateway's countries with names in the language shown, those of `only` if given. */
export const useCountries = (only?: readonly string[]): Countries => {
  const { sources, language } = useFormScope();
  const [turn, setTurn] = useState(0);
  const load = useCallback(() => sources.countries(), [sources]);
  const loaded = useLoaded(load, turn);
  const given = loaded.status === 'ready' ? loaded.value : undefined;
  const countries = useMemo(() => {
    const taken = given?.filter(({ countryCode }) => only?.includes(countryCode) ?? true);
    return nameCountries(taken ?? [], language);
  }, [given, language, only]);
  const code = sources.country ?? given?.[0]?.countryCode;
  return {
    status: loaded.stale ? 'loading' : loaded.status,
    countries,
    first: countries.find(({ countryCode }) => countryCode === code) ?? countries[0],
    retry: () => setTurn(turn + 1),
  };
};
