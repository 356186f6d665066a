import type { Block } from '../block-program.ts';
import { atom, type Kind, ORDER, type Writer } from '../kind.ts';

export const isOfFunctions = (type: string): boolean => type.startsWith('procedures_');
export const isDefinition = (type: string): boolean => type.startsWith('procedures_def');
export const isCall = (type: string): boolean => type.startsWith('procedures_call');

/** The slots of a call, in the order of its parameters. */
export const argumentSlots = ({ parameters }: Block): string[] => parameters.map((_, index) => `ARG${index}`);

/** Parts of these come from Blockly's own blocks of functions, which keep definition and calls alike. */
const args = (writer: Writer, block: Block): string =>
	argumentSlots(block)
		.map((slot) => writer.value(slot, ORDER.all))
		.join(', ');

const call = (writer: Writer, block: Block): string => `${writer.function('NAME')}(${args(writer, block)})`;

export const FUNCTION_KINDS = {
	procedures_defnoreturn: {
		is: 'top',
		words: '定义 {NAME} {STACK}',
		parts: { NAME: { text: '我的积木' }, STACK: { body: true } },
		tooltip: '给几块积木起一个名字，以后用名字来做',
		write: (writer) => writer.body('STACK'),
	},
	procedures_defreturn: {
		is: 'top',
		words: '定义 {NAME} {STACK} 得到 {RETURN}',
		parts: { NAME: { text: '算一算' }, STACK: { body: true }, RETURN: { slot: 'any', empty: 'None' } },
		tooltip: '做完得到一个值',
		write: (writer) => {
			writer.body('STACK', `return ${writer.value('RETURN', ORDER.all)}`);
		},
	},
	procedures_callnoreturn: {
		is: 'statement',
		words: '{NAME}',
		parts: { NAME: { text: '' } },
		tooltip: '做这个名字的积木',
		example: '画三朵花',
		write: (writer, block) => writer.line(call(writer, block)),
	},
	procedures_callreturn: {
		is: 'any',
		words: '{NAME}',
		parts: { NAME: { text: '' } },
		tooltip: '做这个名字的积木，得到它的值',
		example: '用算出的面积',
		write: (writer, block) => atom(call(writer, block)),
	},
} satisfies Readonly<Record<string, Kind>>;
