/** What the blocks of Scratch are as blocks of this app. A block that is not here has no meaning outside of a stage. */
import type { Block } from '../block-program.ts';
import { comparedLine, MBOT_CONVERSIONS, passing, waitedFor, waitedUntil } from './mbot-conversions.ts';
import { nearestColour } from './nearest-colour.ts';
import { type Conversion, isNumeric, type ScratchBlock, typedBlock } from './scratch-block.ts';

/** The variable that holds the last line that was read. */
export const ANSWER = '回答';

const ASKED = '“询问”变成了读入一行文字，问的话不会输出';
const COLOURED = '颜色换成了最接近的一种';

const plain =
	(type: string): Conversion =>
	({ make }) =>
		make(type);

/** A block with one number. */
const moved =
	(type: string, input: string): Conversion =>
	({ make, value }) =>
		make(type, {}, { NUM: value(input, 'number') });

const printed: Conversion = ({ make, value }) => make('print', {}, { VALUE: value('MESSAGE', 'any') });

const gone: Conversion = ({ make, value }) => make('go_to', {}, { X: value('X', 'number'), Y: value('Y', 'number') });

/** Scratch counts degrees from above and to the right, this app from the right and to the left. */
const faced: Conversion = ({ make, value, typed }) => {
	const direction = typed('DIRECTION');
	if (isNumeric(direction)) return make('face', {}, { NUM: [typedBlock(90 - Number(direction))] });
	return make('face', {}, { NUM: [make('calculate', { OP: '-' }, { A: [typedBlock(90)], B: value('DIRECTION', 'number') })] });
};

const calculated =
	(sign: string): Conversion =>
	({ make, value }) =>
		make('calculate', { OP: sign }, { A: value('NUM1', 'number'), B: value('NUM2', 'number') });

const compared =
	(sign: string): Conversion =>
	({ make, value, typed }) => {
		const isOfTexts = sign === '==' && !['OPERAND1', 'OPERAND2'].some((input) => isNumeric(typed(input)));
		const shape = isOfTexts ? 'any' : 'amount';
		return make('compare', { OP: sign }, { A: value('OPERAND1', shape), B: value('OPERAND2', shape) });
	};

const both =
	(sign: string): Conversion =>
	({ make, condition }) =>
		make('both', { OP: sign }, { A: condition('OPERAND1'), B: condition('OPERAND2') });

const looped =
	(how: string): Conversion =>
	(block) =>
		block.make('while', { HOW: how }, { CONDITION: block.condition('CONDITION'), DO: passing(block) });

const rounded =
	(how: string): Conversion =>
	({ make, value }) =>
		make('rounded', { HOW: how }, { NUM: value('NUM', 'number') });

/** Of `OPERATOR` in a block of a function of mathematics. */
const FUNCTIONS: ReadonlyMap<string, Conversion> = new Map([
	['abs', rounded('abs')],
	['sqrt', ({ make, value }) => make('root', {}, { NUM: value('NUM', 'number') })],
	// 去掉小数 would turn -1.5 into -1.
	['floor', ({ make, value }) => make('calculate', { OP: '//' }, { A: value('NUM', 'number'), B: [typedBlock(1)] })],
]);

const listBlock = ({ make, list }: ScratchBlock): Block => make('variable', { VAR: list('LIST') });

const emptied: Conversion = ({ make, list }) => make('set', { VAR: list('LIST') }, { VALUE: [make('empty_list')] });

/** The place of an item. Null for a random one. */
function placeOf(block: ScratchBlock): readonly Block[] | null {
	const typed = block.typed('INDEX');
	if (typed === 'last') return [block.make('length', {}, { VALUE: [listBlock(block)] })];
	return typed === 'random' || typed === 'any' ? null : block.value('INDEX', 'number');
}

/** A block about an item of a list. */
const ofItem =
	(type: string, rest: (block: ScratchBlock) => Block['inputs'] = () => ({})): Conversion =>
	(block) => {
		const place = placeOf(block);
		return place && block.make(type, { VAR: block.list('LIST') }, { INDEX: place, ...rest(block) });
	};

const argument: Conversion = ({ make, field }) => make('variable', { VAR: field('VALUE') });

const CONVERSIONS: Readonly<Record<string, Conversion>> = {
	looks_say: printed,
	looks_sayforsecs: printed,
	looks_think: printed,
	looks_thinkforsecs: printed,
	sensing_askandwait({ make, note }) {
		note(ASKED);
		return make('set', { VAR: ANSWER }, { VALUE: [make('read_text')] });
	},
	sensing_answer: ({ make }) => make('variable', { VAR: ANSWER }),

	motion_movesteps: moved('forward', 'STEPS'),
	motion_turnright: moved('right', 'DEGREES'),
	motion_turnleft: moved('left', 'DEGREES'),
	motion_pointindirection: faced,
	motion_gotoxy: gone,
	motion_glidesecstoxy: gone,
	pen_penDown: plain('pen_down'),
	pen_penUp: plain('pen_up'),
	pen_setPenSizeTo: moved('pen_size', 'SIZE'),
	pen_setPenColorToColor({ make, typed, note }) {
		const nearest = nearestColour(typed('COLOR') ?? '');
		if (nearest?.isExact === false) note(COLOURED);
		return nearest && make('pen_colour', { COLOUR: nearest.name });
	},

	control_repeat: ({ make, value, body }) => make('repeat', {}, { TIMES: value('TIMES', 'number'), DO: body('SUBSTACK') }),
	control_wait: waitedFor,
	control_wait_until: waitedUntil,
	control_forever: (block) => block.make('forever', {}, { DO: passing(block) }),
	control_repeat_until: looped('until'),
	control_while: looped('while'),
	control_for_each: ({ make, field, value, body }) =>
		make('count', { VAR: field('VARIABLE'), WAY: 'up' }, { FROM: [typedBlock(1)], TO: value('VALUE', 'number'), DO: body('SUBSTACK') }),
	control_if: ({ make, condition, body }) => make('if', {}, { CONDITION: condition('CONDITION'), DO: body('SUBSTACK') }),
	control_if_else: ({ make, condition, body }) =>
		make('if_else', {}, { CONDITION: condition('CONDITION'), DO: body('SUBSTACK'), ELSE: body('SUBSTACK2') }),
	control_stop: ({ make, field, endsWithLoop }) =>
		endsWithLoop && ['all', 'this script'].includes(field('STOP_OPTION')) ? make('leave', { HOW: 'break' }) : null,

	operator_add: calculated('+'),
	operator_subtract: calculated('-'),
	operator_multiply: calculated('*'),
	operator_divide: calculated('/'),
	operator_mod: calculated('%'),
	operator_random: ({ make, value }) => make('random', {}, { FROM: value('FROM', 'number'), TO: value('TO', 'number') }),
	operator_round: rounded('round'),
	operator_mathop: (block) => FUNCTIONS.get(block.field('OPERATOR'))?.(block) ?? null,
	operator_join: ({ make, value }) => make('join', {}, { A: value('STRING1', 'any'), B: value('STRING2', 'any') }),
	operator_letter_of: ({ make, value }) => make('letter', {}, { VALUE: value('STRING', 'any'), INDEX: value('LETTER', 'number') }),
	operator_length: ({ make, value }) => make('length', {}, { VALUE: value('STRING', 'any') }),
	operator_contains: ({ make, value }) => make('contains', {}, { LIST: value('STRING1', 'any'), VALUE: value('STRING2', 'any') }),
	operator_gt: compared('>'),
	operator_lt: compared('<'),
	operator_equals: (block) => comparedLine(block) ?? compared('==')(block),
	operator_and: both('and'),
	operator_or: both('or'),
	operator_not: ({ make, condition }) => make('not', {}, { A: condition('OPERAND') }),

	data_setvariableto: ({ make, field, value, numbers }) =>
		make('set', { VAR: field('VARIABLE') }, { VALUE: value('VALUE', numbers.has(field('VARIABLE')) ? 'amount' : 'any') }),
	data_changevariableby({ make, field, value, numbers }) {
		numbers.add(field('VARIABLE'));
		return make('change', { VAR: field('VARIABLE') }, { DELTA: value('VALUE', 'number') });
	},
	data_variable: ({ make, field }) => make('variable', { VAR: field('VARIABLE') }),
	data_listcontents: listBlock,
	data_addtolist: ({ make, list, value }) => make('append', { VAR: list('LIST') }, { VALUE: value('ITEM', 'any') }),
	data_deletealloflist: emptied,
	data_deleteoflist: (block) => (block.typed('INDEX') === 'all' ? emptied(block) : ofItem('remove_item')(block)),
	data_replaceitemoflist: ofItem('set_item', ({ value }) => ({ VALUE: value('ITEM', 'any') })),
	data_itemoflist: ofItem('item'),
	data_lengthoflist: (block) => block.make('length', {}, { VALUE: [listBlock(block)] }),
	data_listcontainsitem: (block) => block.make('contains', {}, { LIST: [listBlock(block)], VALUE: block.value('ITEM', 'any') }),

	argument_reporter_string_number: argument,
	argument_reporter_boolean: argument,

	...MBOT_CONVERSIONS,
};

export const conversions: ReadonlyMap<string, Conversion> = new Map(Object.entries(CONVERSIONS));
