import type { CSSProperties } from 'react';
import { type Choice, ChoiceGroup } from './choice-group.tsx';
import { ModeIcon } from './mode-icon.tsx';
import { mainColor, type ThemeMode, type ThemeName } from './theme.ts';
import { themeModeTitles, themeNameTitles } from './theme-titles.ts';
import { useSettings, useSettingsStore } from './use-settings.ts';

const MODES: readonly ThemeMode[] = ['light', 'dark', 'system'];
const NAMES: readonly ThemeName[] = ['default', 'ocean', 'forest', 'sunset'];

const modes: readonly Choice<ThemeMode>[] = MODES.map((value) => ({
	value,
	title: themeModeTitles[value],
	picture: <ModeIcon mode={value} />,
}));

export function ModeChoice() {
	const { mode, name } = useSettings().theme;
	const store = useSettingsStore();
	const named = name !== 'default';
	return (
		<ChoiceGroup
			title="外观"
			look="segments"
			choices={modes}
			value={named ? 'light' : mode}
			blocked={named ? `“${themeNameTitles[name]}”主题只有浅色外观，选“默认”主题后可以切换。` : undefined}
			onChange={(value) => store.setTheme({ mode: value })}
		/>
	);
}

export function NameChoice() {
	const { name } = useSettings().theme;
	const store = useSettingsStore();
	const choices = NAMES.map((value) => {
		const style = { '--swatch': mainColor({ name: value, color: store.defaults.color }, store.defaults) } as CSSProperties;
		return { value, title: themeNameTitles[value], picture: <span className="theme-swatch" aria-hidden="true" />, style };
	});
	return <ChoiceGroup title="主题" look="cards" choices={choices} value={name} onChange={(value) => store.setTheme({ name: value })} />;
}
