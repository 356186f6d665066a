import { createContext, useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import type { SettingsState, SettingsStore } from './settings-store.ts';

export const SettingsContext = createContext<SettingsStore | null>(null);

export function useSettingsStore(): SettingsStore {
	const store = useContext(SettingsContext);
	if (!store) throw new Error('useSettings must be used inside <SettingsContext>.');
	return store;
}

export function useSettings(): SettingsState {
	return useSnapshot(useSettingsStore().state);
}
