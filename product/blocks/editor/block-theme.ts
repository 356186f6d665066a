/** Colours of blocks and of what is around them. */
import { Theme } from 'blockly/core';
import { type Toolbox, toolboxes } from '#generated/collections/toolboxes.ts';

/** Of blocks that stand in no drawer, such as the start. */
const OWN_COLOUR = '#8a6d00';

/** Blocks of the toolbox have its colours; others, those of the toolbox of all blocks. */
export function themeOf(toolbox: Toolbox | null): Theme {
	const known = [toolboxes.all, ...(toolbox ? [toolbox] : [])];
	const colours = new Map(
		known.flatMap(({ drawers }) => drawers.flatMap(({ colour, blocks }) => blocks.map((type) => [type, colour] as const))),
	);
	const functions = colours.get('procedures_defnoreturn') ?? OWN_COLOUR;
	const styles = [...colours, ['start', OWN_COLOUR] as const, ['procedure_blocks', functions] as const];
	return new Theme(
		'student-app',
		Object.fromEntries(styles.map(([name, colourPrimary]) => [name, { colourPrimary }])),
		{},
		{
			workspaceBackgroundColour: 'var(--color-bg-2)',
			toolboxBackgroundColour: 'var(--color-bg-2)',
			toolboxForegroundColour: 'var(--color-text-1)',
			flyoutBackgroundColour: 'var(--color-fill-2)',
			flyoutForegroundColour: 'var(--color-text-1)',
			flyoutOpacity: 1,
			scrollbarColour: 'var(--color-fill-4)',
			insertionMarkerColour: 'rgb(var(--primary-6))',
		},
	);
}
