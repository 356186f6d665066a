import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import { parseFields } from '#src/lib/record-of.ts';
import { RATES } from './rules/rates.ts';

export interface Preferences {
	rate: number;
	/** 0 to 1. */
	volume: number;
	muted: boolean;
	captions: boolean;
	quality: string;
	goesOn: boolean;
}

const NAME = 'player-preferences';

export const defaultPreferences: Preferences = { rate: 1, volume: 1, muted: false, captions: true, quality: 'auto', goesOn: true };

export function readPreferences(storage: BrowserStorage): Preferences {
	const kept = parseFields(storage.read(NAME));
	const { rate, volume, quality } = kept;
	const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);
	return {
		rate: RATES.find((each) => each === rate) ?? defaultPreferences.rate,
		volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : defaultPreferences.volume,
		muted: flag(kept.muted, defaultPreferences.muted),
		captions: flag(kept.captions, defaultPreferences.captions),
		quality: typeof quality === 'string' ? quality : defaultPreferences.quality,
		goesOn: flag(kept.goesOn, defaultPreferences.goesOn),
	};
}

export const keepPreferences = (storage: BrowserStorage, preferences: Preferences): void =>
	storage.write(NAME, JSON.stringify(preferences));
