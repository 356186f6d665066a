import { nextMode, type ThemeMode, themeModeTitles } from '#src/settings/theme.ts';
import { useSettings, useSettingsStore } from '#src/settings/use-settings.ts';
import { Icon } from '#src/ui/icons.tsx';

const ICONS: Readonly<Record<ThemeMode, string>> = { light: 'sun', dark: 'moon', system: 'monitor' };

export function ThemeToggle() {
	const { mode } = useSettings().theme;
	const store = useSettingsStore();
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
