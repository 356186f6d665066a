import type { Dictionaries } from '#src/dictionaries/dictionaries.ts';
import { createRequiredContext } from './create-required-context.ts';

export interface DictionarySource {
	/** Hook: another object once the dictionaries are loaded. */
	useDictionaries(): Dictionaries;
}

export const [DictionaryContext, useDictionarySource] = createRequiredContext<DictionarySource>();

export const useDictionaries = (): Dictionaries => useDictionarySource().useDictionaries();
