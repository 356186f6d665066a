import { subscribe } from 'valtio/vanilla';
import type { AppSettings } from './app-settings.ts';
import type { SettingsStore } from './settings-store.ts';
import { systemDarkness } from './system-darkness.ts';

export function startTheme({ state, setDevice }: SettingsStore, { theme, layout }: AppSettings): void {
	const system = systemDarkness();
	const apply = async (): Promise<void> => {
		const { applyTheme } = await import('./apply-theme.ts');
		applyTheme(state.theme, theme, system.matches);
	};
	// The inline script has applied the theme already, unless a content security policy blocked it. That of the dev server is as old as its start.
	if (import.meta.env.DEV || !document.body.hasAttribute('data-theme')) void apply();
	subscribe(state.theme, () => void apply());
	system.addEventListener('change', () => void apply());

	const narrow = matchMedia(`(max-width: ${layout.mobileBelow - 0.02}px)`);
	const measure = (): void => setDevice(narrow.matches ? 'mobile' : 'desktop');
	measure();
	narrow.addEventListener('change', measure);
}

/** Keeps `--vh` at one percent of the window height: on phones, `100vh` extends below the address bar. */
export function watchViewportHeight(): void {
	const measure = (): void => document.documentElement.style.setProperty('--vh', `${window.innerHeight / 100}px`);
	measure();
	window.addEventListener('resize', measure);
	window.addEventListener('orientationchange', measure);
}
