import * as texts from '#generated/messages/shell.ts';
import { SIDE_ID } from '#src/menu/use-main-menu.ts';
import { useSettings, useSettingsStore } from '#src/settings/use-settings.ts';
import { Icon } from '#src/ui/icons.tsx';
import type { Frame } from './frame.ts';

export function FoldButton({ fold, columns }: { fold: Frame['fold']; columns: boolean }) {
	const { collapse } = useSettings();
	const store = useSettingsStore();
	if (fold === 'none') return null;
	if (fold === 'space') return <span className="icon-button shell-icon-button" aria-hidden="true" style={{ visibility: 'hidden' }} />;
	const label = labelOf(columns, collapse);
	return (
		<button
			type="button"
			className="icon-button shell-icon-button"
			aria-label={label}
			data-tooltip={label}
			aria-pressed={collapse}
			aria-controls={SIDE_ID}
			onClick={store.toggleCollapse}
		>
			<Icon name="menu" />
		</button>
	);
}

function labelOf(columns: boolean, collapse: boolean): string {
	if (columns) return collapse ? texts.unfoldColumn : texts.foldColumn;
	return collapse ? texts.unfoldMenu : texts.narrowMenu;
}
