import '#src/ui/range.css';
import { type CSSProperties, useId } from 'react';
import * as texts from '#generated/messages/settings/drawer.ts';
import { Switch } from '#src/ui/switch.tsx';
import { type Choice, ChoiceGroup } from './choice-group.tsx';
import { ModeIcon } from './mode-icon.tsx';
import { type LayoutName, mainColor, type ThemeMode, type ThemeName } from './theme.ts';
import { fontSizes, layoutTitles, radii, themeModeTitles, themeNameTitles } from './theme-titles.ts';
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
			title={texts.appearance}
			look="segments"
			choices={modes}
			value={named ? 'light' : mode}
			blocked={named ? texts.lightOnly({ theme: themeNameTitles[name] }) : undefined}
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
	return (
		<ChoiceGroup title={texts.theme} look="cards" choices={choices} value={name} onChange={(value) => store.setTheme({ name: value })} />
	);
}

const PRESETS = [
	['#1a9ba8', texts.cyan],
	['#2f9e57', texts.green],
	['#d97706', texts.orange],
	['#dc4446', texts.red],
	['#d6409f', texts.pink],
	['#7c5cfc', texts.purple],
] as const;

const asSwatch = (color: string): CSSProperties => ({ '--swatch': color }) as CSSProperties;

/** The first colour is the theme's own; any other overrides it. */
export function ColorChoice() {
	const { name, color } = useSettings().theme;
	const store = useSettingsStore();
	const own = store.defaults.color;
	const presets = [
		{ value: own, title: texts.ownColor, style: asSwatch(mainColor({ name, color: own }, store.defaults)) },
		...PRESETS.filter(([value]) => value !== own).map(([value, title]) => ({ value, title, style: asSwatch(value) })),
	];
	const custom = !presets.some(({ value }) => value === color);
	return (
		<ChoiceGroup title={texts.color} look="chips" choices={presets} value={color} onChange={(value) => store.setTheme({ color: value })}>
			<label className="line theme-custom-color" data-chosen={custom}>
				<input
					type="color"
					value={mainColor({ name, color }, store.defaults)}
					onChange={(event) => store.setTheme({ color: event.target.value })}
				/>
				<span>{texts.customColor}</span>
			</label>
		</ChoiceGroup>
	);
}

/** Menu positions as paths in a 56 × 36 view box. */
const DRAWINGS: Readonly<Record<LayoutName, string>> = {
	vertical: 'M0 0h14v36H0z',
	horizontal: 'M0 0h56v9H0z',
	column: 'M0 0h8v36H0zM10 0h12v36H10z',
	comprehensive: 'M0 0h56v9H0zM0 11h14v25H0z',
};

const LAYOUTS: readonly LayoutName[] = ['vertical', 'horizontal', 'column', 'comprehensive'];

const layouts: readonly Choice<LayoutName>[] = LAYOUTS.map((value) => ({
	value,
	title: layoutTitles[value],
	picture: (
		<svg className="theme-layout" viewBox="0 0 56 36" aria-hidden="true" focusable="false">
			<path d={DRAWINGS[value]} />
		</svg>
	),
}));

export function LayoutChoice() {
	const { theme, device } = useSettings();
	const store = useSettingsStore();
	const mobile = device === 'mobile';
	return (
		<ChoiceGroup
			title={texts.layout}
			look="cards"
			choices={layouts}
			value={mobile ? 'vertical' : theme.layout}
			blocked={mobile ? texts.narrow : undefined}
			onChange={(layout) => store.setTheme({ layout })}
		/>
	);
}

export function RadiusRange() {
	const { radius } = useSettings().theme;
	const store = useSettingsStore();
	return <SizeRange title={texts.radius} limits={radii} value={radius} onChange={(value) => store.setTheme({ radius: value })} />;
}

export function FontSizeRange() {
	const { fontSize } = useSettings().theme;
	const store = useSettingsStore();
	return <SizeRange title={texts.fontSize} limits={fontSizes} value={fontSize} onChange={(value) => store.setTheme({ fontSize: value })} />;
}

interface SizeRangeProps {
	title: string;
	limits: { from: number; to: number };
	value: number;
	onChange: (value: number) => void;
}

function SizeRange({ title, limits, value, onChange }: SizeRangeProps) {
	const id = useId();
	return (
		<div className="line theme-row">
			<label htmlFor={id}>{title}</label>
			<input
				id={id}
				type="range"
				className="range"
				min={limits.from}
				max={limits.to}
				value={value}
				aria-valuetext={texts.pixels({ count: value })}
				onChange={(event) => onChange(event.target.valueAsNumber)}
			/>
			<output htmlFor={id}>{value} px</output>
		</div>
	);
}

interface ThemeSwitchProps {
	field: 'colorWeak' | 'lessMotion';
	label: string;
	note: string;
}

export function ThemeSwitch({ field, label, note }: ThemeSwitchProps) {
	const { [field]: checked } = useSettings().theme;
	const store = useSettingsStore();
	const id = useId();
	return (
		<div className="line theme-row">
			<label htmlFor={id}>{label}</label>
			<span id={`${id}-note`} className="caption theme-note">
				{note}
			</span>
			<Switch
				id={id}
				aria-describedby={`${id}-note`}
				checked={checked}
				onChange={(event) => store.setTheme({ [field]: event.target.checked })}
			/>
		</div>
	);
}
