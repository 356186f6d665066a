import { useId } from 'react';
import { fontSizes, radii } from './theme-titles.ts';
import { useSettings, useSettingsStore } from './use-settings.ts';

export function RadiusRange() {
	const { radius } = useSettings().theme;
	const store = useSettingsStore();
	return <SizeRange title="圆角" limits={radii} value={radius} onChange={(value) => store.setTheme({ radius: value })} />;
}

export function FontSizeRange() {
	const { fontSize } = useSettings().theme;
	const store = useSettingsStore();
	return <SizeRange title="字号" limits={fontSizes} value={fontSize} onChange={(value) => store.setTheme({ fontSize: value })} />;
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
		<div className="theme-row">
			<label htmlFor={id}>{title}</label>
			<input
				id={id}
				type="range"
				className="theme-range"
				min={limits.from}
				max={limits.to}
				value={value}
				aria-valuetext={`${value} 像素`}
				onChange={(event) => onChange(event.target.valueAsNumber)}
			/>
			<output htmlFor={id}>{value} px</output>
		</div>
	);
}
