import { useId } from 'react';
import { useSettings, useSettingsStore } from '#src/settings/use-settings.ts';
import { Switch } from '#src/ui/switch.tsx';

export function WeakColorSwitch() {
	const { colorWeak } = useSettings().theme;
	const store = useSettingsStore();
	const id = useId();
	return (
		<div className="theme-row">
			<label htmlFor={id}>色弱模式</label>
			<span id={`${id}-note`} className="theme-note">
				对错和提醒换用容易分辨的颜色
			</span>
			<Switch
				id={id}
				aria-describedby={`${id}-note`}
				checked={colorWeak}
				onChange={(event) => store.setTheme({ colorWeak: event.target.checked })}
			/>
		</div>
	);
}
