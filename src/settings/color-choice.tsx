import type { CSSProperties } from 'react';
import { ChoiceGroup } from './choice-group.tsx';
import { mainColor } from './theme.ts';
import { useSettings, useSettingsStore } from './use-settings.ts';

const PRESETS = [
	['#1a9ba8', '青色'],
	['#2f9e57', '绿色'],
	['#d97706', '橙色'],
	['#dc4446', '红色'],
	['#d6409f', '粉色'],
	['#7c5cfc', '紫色'],
] as const;

const asSwatch = (color: string): CSSProperties => ({ '--swatch': color }) as CSSProperties;

/** The first colour is that of the theme itself; any other outweighs it. */
export function ColorChoice() {
	const { name, color } = useSettings().theme;
	const store = useSettingsStore();
	const own = store.defaults.color;
	const presets = [
		{ value: own, title: '主题自带', style: asSwatch(mainColor({ name, color: own }, store.defaults)) },
		...PRESETS.filter(([value]) => value !== own).map(([value, title]) => ({ value, title, style: asSwatch(value) })),
	];
	const custom = !presets.some(({ value }) => value === color);
	return (
		<ChoiceGroup title="主题色" look="chips" choices={presets} value={color} onChange={(value) => store.setTheme({ color: value })}>
			<label className="theme-custom-color" data-chosen={custom}>
				<input
					type="color"
					value={mainColor({ name, color }, store.defaults)}
					onChange={(event) => store.setTheme({ color: event.target.value })}
				/>
				<span>自定义颜色</span>
			</label>
		</ChoiceGroup>
	);
}
