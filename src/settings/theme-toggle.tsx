import * as texts from '#generated/messages/settings.ts';
import { ModeIcon } from './mode-icon.tsx';
import { nextMode } from './theme.ts';
import { themeModeTitles } from './theme-titles.ts';
import { useSettings, useSettingsStore } from './use-settings.ts';

export function ThemeToggle() {
	const { mode, name } = useSettings().theme;
	const store = useSettingsStore();
	if (name !== 'default') return null;
	const label = texts.toggle({ mode: themeModeTitles[mode], next: themeModeTitles[nextMode(mode)] });
	return (
		<button
			type="button"
			className="icon-button shell-icon-button"
			aria-label={label}
			title={label}
			onClick={() => store.setTheme({ mode: nextMode(mode) })}
		>
			<ModeIcon mode={mode} />
		</button>
	);
}
