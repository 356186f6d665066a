import type { utils } from 'blockly/core';
import { type Toolbox, toolboxes } from '#generated/collections/toolboxes.ts';
import { shadowBlock } from '../block-state.ts';
import type { Part } from '../kind.ts';
import { isOfFunctions } from '../kinds/functions.ts';
import { KINDS } from '../kinds.ts';

/** Callback key of the button that asks for the name of a new variable. */
export const NEW_VARIABLE = 'new-variable';

/** A toolbox without some types of blocks; that of all blocks if there is none of this name. */
export function toolboxOf(name: string | null, without: readonly string[] = []): Toolbox {
	const toolbox = Object.entries(toolboxes).find(([each]) => each === name)?.[1] ?? toolboxes.all;
	const drawers = toolbox.drawers.map((drawer) => ({ ...drawer, blocks: drawer.blocks.filter((type) => !without.includes(type)) }));
	return { ...toolbox, drawers: drawers.filter(({ blocks }) => blocks.length > 0) };
}

/** The drawers of a toolbox, as Blockly takes them. */
export function toolboxDefinition({ drawers }: Toolbox): utils.toolbox.ToolboxDefinition {
	return { kind: 'categoryToolbox', contents: drawers.map(drawerDefinition) };
}

function drawerDefinition({ title, colour, blocks }: Toolbox['drawers'][number]): utils.toolbox.ToolboxItemInfo {
	const base = { kind: 'category', name: title, colour };
	// This drawer also has a call of each function of the program.
	if (blocks.some(isOfFunctions)) return { ...base, custom: 'PROCEDURE' };
	const button = blocks.includes('variable') ? [{ kind: 'button', text: '新的变量', callbackkey: NEW_VARIABLE }] : [];
	return { ...base, contents: [...button, ...blocks.map((type) => ({ kind: 'block', type, inputs: shadowInputs(type) }))] };
}

/** The contents of a drawer, with all its blocks of variables for one of them. */
export function variableBlocks(contents: utils.toolbox.FlyoutItemInfoArray | string, name: string): utils.toolbox.FlyoutItemInfoArray {
	if (typeof contents === 'string') return [];
	return contents.map((item) => ('type' in item ? { ...item, fields: { VAR: { name } } } : item));
}

function shadowInputs(type: string) {
	const parts: Readonly<Record<string, Part>> = KINDS.get(type)?.parts ?? {};
	return Object.fromEntries(
		Object.entries(parts).flatMap(([name, part]) => {
			const shadow = shadowBlock(part);
			return shadow ? [[name, { shadow }]] : [];
		}),
	);
}
