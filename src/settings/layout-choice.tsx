import { type Choice, ChoiceGroup } from './choice-group.tsx';
import type { LayoutName } from './theme.ts';
import { layoutTitles } from './theme-titles.ts';
import { useSettings, useSettingsStore } from './use-settings.ts';

/** Positions of the menu, as strokes on a field of 56 by 36. */
const DRAWINGS: Readonly<Record<LayoutName, string>> = {
	vertical: 'M0 0h14v36H0z',
	horizontal: 'M0 0h56v9H0z',
	column: 'M0 0h8v36H0zM10 0h12v36H10z',
	comprehensive: 'M0 0h56v9H0zM0 11h14v25H0z',
};

const LAYOUTS: readonly LayoutName[] = ['vertical', 'horizontal', 'column', 'comprehensive'];

const choices: readonly Choice<LayoutName>[] = LAYOUTS.map((value) => ({
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
			title="布局"
			look="cards"
			choices={choices}
			value={mobile ? 'vertical' : theme.layout}
			blocked={mobile ? '手机和窄屏上始终是纵向布局。' : undefined}
			onChange={(layout) => store.setTheme({ layout })}
		/>
	);
}
