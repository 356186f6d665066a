import { nextMode, type ThemeMode } from '#src/settings/theme.ts';
import { themeModeTitles } from '#src/settings/theme-titles.ts';
import { useSettings, useSettingsStore } from '#src/settings/use-settings.ts';
import { Icon } from '#src/ui/icons.tsx';

const ICONS: Readonly<Record<ThemeMode, string>> = { light: 'sun', dark: 'moon', system: 'monitor' };

/** Goes on to the next mode. A named theme has but one. */
export function ThemeToggle() {
	const { mode, name } = useSettings().theme;
	const store = useSettingsStore();
	if (name !== 'default') return null;
	const label = `外观：${themeModeTitles[mode]}，切换到${themeModeTitles[nextMode(mode)]}`;
	return (
		<button
			type="button"
			className="shell-icon-button"
			aria-label={label}
			title={label}
			onClick={() => store.setTheme({ mode: nextMode(mode) })}
		>
			<Icon name={ICONS[mode]} />
		</button>
	);
}
