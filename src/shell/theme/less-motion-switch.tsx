import { useId } from 'react';
import { useSettings, useSettingsStore } from '#src/settings/use-settings.ts';

export function LessMotionSwitch() {
	const { lessMotion } = useSettings().theme;
	const store = useSettingsStore();
	const id = useId();
	return (
		<div className="theme-row">
			<label htmlFor={id}>减少动画</label>
			<span id={`${id}-note`} className="theme-note">
				轮播不自己翻页，界面不做过渡
			</span>
			<input
				id={id}
				type="checkbox"
				role="switch"
				className="theme-switch"
				aria-describedby={`${id}-note`}
				checked={lessMotion}
				aria-checked={lessMotion}
				onChange={(event) => store.setTheme({ lessMotion: event.target.checked })}
			/>
		</div>
	);
}
