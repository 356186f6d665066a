import { useId } from 'react';
import { Switch } from '#src/ui/switch.tsx';
import { useSettings, useSettingsStore } from './use-settings.ts';

interface ThemeSwitchProps {
	field: 'colorWeak' | 'lessMotion';
	label: string;
	note: string;
}

/** A part of the look that is on or off. */
export function ThemeSwitch({ field, label, note }: ThemeSwitchProps) {
	const { [field]: checked } = useSettings().theme;
	const store = useSettingsStore();
	const id = useId();
	return (
		<div className="theme-row">
			<label htmlFor={id}>{label}</label>
			<span id={`${id}-note`} className="theme-note">
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
