/** Blocks as nested calls, and their form in a project file. */
export interface Code {
	opcode: string;
	values: Readonly<Record<string, Value>>;
	mouths: readonly (readonly Code[])[];
}

export type Value = string | number | Code;

export const block = (opcode: string, values: Code['values'] = {}, ...mouths: Code['mouths']): Code => ({ opcode, values, mouths });
export const variable = (name: string): Code => block('data_variable', { VARIABLE: name });
export const isEqual = (one: Value, other: Value): Code => block('operator_equals', { OPERAND1: one, OPERAND2: other });

/** Inputs whose value is chosen in a dropdown of its own block. */
const MENUS: Readonly<Record<string, string>> = {
	TO: 'motion_goto_menu',
	COSTUME: 'looks_costume',
	BACKDROP: 'looks_backdrops',
	SOUND_MENU: 'sound_sounds_menu',
	CLONE_OPTION: 'control_create_clone_of_menu',
	TOUCHINGOBJECTMENU: 'sensing_touchingobjectmenu',
	DISTANCETOMENU: 'sensing_distancetomenu',
	KEY_OPTION: 'sensing_keyoptions',
	COLOR_PARAM: 'pen_menu_colorParam',
};
const FIELDS = new Set(['VARIABLE', 'LIST', 'BROADCAST_OPTION', 'STOP_OPTION', 'STYLE', 'EFFECT', 'NUMBER_NAME', 'FRONT_BACK']);
/** Variables, lists and messages have their names as ids. */
const NAMED = new Set(['VARIABLE', 'LIST', 'BROADCAST_OPTION']);
const SIZE = { width: 300, height: 40 };

const isField = (opcode: string, name: string): boolean => FIELDS.has(name) || (opcode.startsWith('event_when') && name !== 'VALUE');

/** The blocks of all scripts by id, each script below the one before. */
export function toBlocks(scripts: readonly (readonly Code[])[]): Record<string, object> {
	const blocks: Record<string, object> = {};
	let count = 0;
	let y = SIZE.height;

	function chain(codes: readonly Code[], parent: string | null, place: object): string | null {
		const ids = codes.map(() => `b${++count}`);
		codes.forEach((code, index) => {
			const links = { next: ids[index + 1] ?? null, parent: ids[index - 1] ?? parent };
			write(ids[index] ?? '', code, { ...links, shadow: false, topLevel: false, ...(index === 0 ? place : {}) });
		});
		return ids[0] ?? null;
	}

	function write(id: string, { opcode, values, mouths }: Code, links: object): void {
		const entries = Object.entries(values);
		const fields = entries.filter(([name]) => isField(opcode, name)).map(([name, value]) => [name, fieldOf(name, value)]);
		const inputs = entries.filter(([name]) => !isField(opcode, name)).map(([name, value]) => [name, inputOf(name, value, id)]);
		const stacks = mouths.map((codes, index) => [`SUBSTACK${index === 0 ? '' : index + 1}`, [2, chain(codes, id, {})]]);
		blocks[id] = { opcode, inputs: Object.fromEntries([...inputs, ...stacks]), fields: Object.fromEntries(fields), ...links };
	}

	function inputOf(name: string, value: Value, parent: string): unknown[] {
		if (typeof value === 'object') return inner(value, parent);
		if (name === 'BROADCAST_INPUT') return [1, [11, value, value]];
		const menu = MENUS[name];
		if (menu === undefined || typeof value === 'number') return [1, [typeof value === 'number' ? 4 : textType(value), String(value)]];
		const id = `b${++count}`;
		const field = name === 'COLOR_PARAM' ? 'colorParam' : name;
		blocks[id] = { opcode: menu, inputs: {}, fields: { [field]: [value, null] }, next: null, parent, shadow: true, topLevel: false };
		return [1, id];
	}

	function inner(code: Code, parent: string): unknown[] {
		const name = code.values.VARIABLE;
		if (code.opcode === 'data_variable') return [3, [12, name, name], [10, '']];
		return [2, chain([code], parent, {})];
	}

	for (const script of scripts) {
		chain(script, null, { topLevel: true, x: SIZE.height, y });
		y += SIZE.width + script.length * SIZE.height;
	}
	return blocks;
}

const fieldOf = (name: string, value: Value): [Value, Value | null] => [value, NAMED.has(name) ? value : null];

const textType = (value: string): number => (/^#[0-9a-f]{6}$/.test(value) ? 9 : 10);
