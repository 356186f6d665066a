// Generated from product/blocks/toolboxes by `npm run codegen`; do not edit.

export type ToolboxName = 'all' | 'conditions' | 'first-steps' | 'functions' | 'lists' | 'loops' | 'robot' | 'turtle' | 'variables';

/** Blocks that belong together. */
export interface Drawer {
	/** Name of the drawer. */
	title: string;
	/** Colour of its blocks, below white words. */
	colour: string;
	/** Types of its blocks, from top to bottom. */
	blocks: readonly ('start' | 'print' | 'print_on_line' | 'new_line' | 'read_number' | 'read_text' | 'read_numbers' | 'read_words' | 'text' | 'join' | 'length' | 'letter' | 'as_number' | 'number' | 'calculate' | 'random' | 'rounded' | 'decimals' | 'root' | 'larger' | 'variable' | 'set' | 'change' | 'repeat' | 'count' | 'each' | 'while' | 'forever' | 'leave' | 'if' | 'if_else' | 'if_two' | 'compare' | 'both' | 'not' | 'truth' | 'empty_list' | 'list' | 'item' | 'set_item' | 'append' | 'remove_item' | 'summary' | 'contains' | 'sort' | 'procedures_defnoreturn' | 'procedures_defreturn' | 'procedures_callnoreturn' | 'procedures_callreturn' | 'forward' | 'back' | 'left' | 'right' | 'go_to' | 'face' | 'circle' | 'arc' | 'dot' | 'pen_up' | 'pen_down' | 'pen_size' | 'pen_colour' | 'pen_colour_named' | 'fill_colour' | 'fill_colour_named' | 'background' | 'hide' | 'pen_speed' | 'robot_forward' | 'robot_back' | 'robot_left' | 'robot_right' | 'robot_motors' | 'robot_stop' | 'robot_wait' | 'robot_lamp' | 'robot_lamp_off' | 'robot_sound' | 'robot_distance' | 'robot_touching' | 'robot_sees' | 'robot_colour' | 'robot_clock')[];
}

/** Blocks of a level. */
export interface Toolbox {
	/** Name of the level. */
	title: string;
	/** Drawers, from top to bottom. */
	drawers: readonly Drawer[];
}

export const toolboxes: Readonly<Record<ToolboxName, Toolbox>> = {
	all: {
		title: '全部积木',
		drawers: [
			{
				title: '输入输出',
				colour: '#2f6f4f',
				blocks: ['print', 'print_on_line', 'new_line', 'read_number', 'read_text', 'read_numbers', 'read_words'],
			},
			{ title: '文字', colour: '#8a5a00', blocks: ['text', 'join', 'length', 'letter', 'as_number'] },
			{
				title: '运算',
				colour: '#3e5fb0',
				blocks: ['number', 'calculate', 'random', 'rounded', 'decimals', 'root', 'larger'],
			},
			{ title: '变量', colour: '#b0462b', blocks: ['variable', 'set', 'change'] },
			{ title: '循环', colour: '#7a4aa8', blocks: ['repeat', 'count', 'each', 'while', 'forever', 'leave'] },
			{ title: '条件', colour: '#176b87', blocks: ['if', 'if_else', 'if_two', 'compare', 'both', 'not', 'truth'] },
			{
				title: '列表',
				colour: '#8f3b6f',
				blocks: ['empty_list', 'list', 'item', 'set_item', 'append', 'remove_item', 'summary', 'contains', 'sort'],
			},
			{
				title: '我的积木',
				colour: '#a03b52',
				blocks: ['procedures_defnoreturn', 'procedures_defreturn', 'procedures_callnoreturn', 'procedures_callreturn'],
			},
			{
				title: '画笔',
				colour: '#2f7a2f',
				blocks: [
					'forward',
					'back',
					'left',
					'right',
					'face',
					'go_to',
					'circle',
					'arc',
					'dot',
					'pen_up',
					'pen_down',
					'pen_size',
					'pen_colour',
					'pen_colour_named',
					'fill_colour',
					'fill_colour_named',
					'background',
					'hide',
					'pen_speed',
				],
			},
			{
				title: '机器人',
				colour: '#4d5b6b',
				blocks: [
					'robot_forward',
					'robot_back',
					'robot_left',
					'robot_right',
					'robot_motors',
					'robot_stop',
					'robot_wait',
					'robot_lamp',
					'robot_lamp_off',
					'robot_sound',
				],
			},
			{
				title: '传感器',
				colour: '#a13a9a',
				blocks: ['robot_sees', 'robot_touching', 'robot_distance', 'robot_colour', 'robot_clock'],
			},
		],
	},
	conditions: {
		title: '条件',
		drawers: [
			{ title: '输入输出', colour: '#2f6f4f', blocks: ['print', 'print_on_line', 'new_line', 'read_number', 'read_text'] },
			{ title: '文字', colour: '#8a5a00', blocks: ['text', 'join'] },
			{
				title: '运算',
				colour: '#3e5fb0',
				blocks: ['number', 'calculate', 'random', 'rounded', 'decimals', 'root', 'larger'],
			},
			{ title: '变量', colour: '#b0462b', blocks: ['variable', 'set', 'change'] },
			{ title: '循环', colour: '#7a4aa8', blocks: ['repeat', 'count', 'while', 'forever', 'leave'] },
			{ title: '条件', colour: '#176b87', blocks: ['if', 'if_else', 'if_two', 'compare', 'both', 'not', 'truth'] },
		],
	},
	'first-steps': {
		title: '第一步',
		drawers: [
			{ title: '输入输出', colour: '#2f6f4f', blocks: ['print', 'print_on_line', 'new_line'] },
			{ title: '文字', colour: '#8a5a00', blocks: ['text'] },
			{ title: '运算', colour: '#3e5fb0', blocks: ['number', 'calculate'] },
		],
	},
	functions: {
		title: '我的积木',
		drawers: [
			{
				title: '输入输出',
				colour: '#2f6f4f',
				blocks: ['print', 'print_on_line', 'new_line', 'read_number', 'read_text', 'read_numbers', 'read_words'],
			},
			{ title: '文字', colour: '#8a5a00', blocks: ['text', 'join', 'length', 'letter', 'as_number'] },
			{
				title: '运算',
				colour: '#3e5fb0',
				blocks: ['number', 'calculate', 'random', 'rounded', 'decimals', 'root', 'larger'],
			},
			{ title: '变量', colour: '#b0462b', blocks: ['variable', 'set', 'change'] },
			{ title: '循环', colour: '#7a4aa8', blocks: ['repeat', 'count', 'each', 'while', 'forever', 'leave'] },
			{ title: '条件', colour: '#176b87', blocks: ['if', 'if_else', 'if_two', 'compare', 'both', 'not', 'truth'] },
			{
				title: '列表',
				colour: '#8f3b6f',
				blocks: ['empty_list', 'list', 'item', 'set_item', 'append', 'remove_item', 'summary', 'contains', 'sort'],
			},
			{
				title: '我的积木',
				colour: '#a03b52',
				blocks: ['procedures_defnoreturn', 'procedures_defreturn', 'procedures_callnoreturn', 'procedures_callreturn'],
			},
		],
	},
	lists: {
		title: '列表',
		drawers: [
			{
				title: '输入输出',
				colour: '#2f6f4f',
				blocks: ['print', 'print_on_line', 'new_line', 'read_number', 'read_text', 'read_numbers', 'read_words'],
			},
			{ title: '文字', colour: '#8a5a00', blocks: ['text', 'join', 'length', 'letter', 'as_number'] },
			{
				title: '运算',
				colour: '#3e5fb0',
				blocks: ['number', 'calculate', 'random', 'rounded', 'decimals', 'root', 'larger'],
			},
			{ title: '变量', colour: '#b0462b', blocks: ['variable', 'set', 'change'] },
			{ title: '循环', colour: '#7a4aa8', blocks: ['repeat', 'count', 'each', 'while', 'forever', 'leave'] },
			{ title: '条件', colour: '#176b87', blocks: ['if', 'if_else', 'if_two', 'compare', 'both', 'not', 'truth'] },
			{
				title: '列表',
				colour: '#8f3b6f',
				blocks: ['empty_list', 'list', 'item', 'set_item', 'append', 'remove_item', 'summary', 'contains', 'sort'],
			},
		],
	},
	loops: {
		title: '循环',
		drawers: [
			{ title: '输入输出', colour: '#2f6f4f', blocks: ['print', 'print_on_line', 'new_line', 'read_number', 'read_text'] },
			{ title: '文字', colour: '#8a5a00', blocks: ['text', 'join'] },
			{ title: '运算', colour: '#3e5fb0', blocks: ['number', 'calculate', 'random'] },
			{ title: '变量', colour: '#b0462b', blocks: ['variable', 'set', 'change'] },
			{ title: '循环', colour: '#7a4aa8', blocks: ['repeat', 'count'] },
		],
	},
	robot: {
		title: '机器人',
		drawers: [
			{
				title: '机器人',
				colour: '#4d5b6b',
				blocks: [
					'robot_forward',
					'robot_back',
					'robot_left',
					'robot_right',
					'robot_motors',
					'robot_stop',
					'robot_wait',
					'robot_lamp',
					'robot_lamp_off',
					'robot_sound',
				],
			},
			{
				title: '传感器',
				colour: '#a13a9a',
				blocks: ['robot_sees', 'robot_touching', 'robot_distance', 'robot_colour', 'robot_clock'],
			},
			{ title: '循环', colour: '#7a4aa8', blocks: ['repeat', 'while', 'forever', 'leave', 'count'] },
			{ title: '条件', colour: '#176b87', blocks: ['if', 'if_else', 'if_two', 'compare', 'both', 'not', 'truth'] },
			{ title: '变量', colour: '#b0462b', blocks: ['variable', 'set', 'change'] },
			{ title: '运算', colour: '#3e5fb0', blocks: ['number', 'calculate', 'random', 'rounded', 'larger'] },
			{ title: '输出', colour: '#2f6f4f', blocks: ['print', 'text', 'join'] },
			{
				title: '我的积木',
				colour: '#a03b52',
				blocks: ['procedures_defnoreturn', 'procedures_defreturn', 'procedures_callnoreturn', 'procedures_callreturn'],
			},
		],
	},
	turtle: {
		title: '画笔',
		drawers: [
			{
				title: '画笔',
				colour: '#2f7a2f',
				blocks: [
					'forward',
					'back',
					'left',
					'right',
					'face',
					'go_to',
					'circle',
					'arc',
					'dot',
					'pen_up',
					'pen_down',
					'pen_size',
					'pen_colour',
					'pen_colour_named',
					'fill_colour',
					'fill_colour_named',
					'background',
					'hide',
					'pen_speed',
				],
			},
			{ title: '输入', colour: '#2f6f4f', blocks: ['read_number', 'read_numbers', 'read_words', 'as_number', 'text'] },
			{ title: '运算', colour: '#3e5fb0', blocks: ['number', 'calculate', 'random'] },
			{ title: '变量', colour: '#b0462b', blocks: ['variable', 'set', 'change'] },
			{ title: '循环', colour: '#7a4aa8', blocks: ['repeat', 'count', 'each'] },
			{ title: '条件', colour: '#176b87', blocks: ['if', 'if_else', 'compare'] },
			{ title: '列表', colour: '#8f3b6f', blocks: ['empty_list', 'list', 'item', 'append'] },
			{
				title: '我的积木',
				colour: '#a03b52',
				blocks: ['procedures_defnoreturn', 'procedures_defreturn', 'procedures_callnoreturn', 'procedures_callreturn'],
			},
		],
	},
	variables: {
		title: '变量和输入',
		drawers: [
			{ title: '输入输出', colour: '#2f6f4f', blocks: ['print', 'print_on_line', 'new_line', 'read_number', 'read_text'] },
			{ title: '文字', colour: '#8a5a00', blocks: ['text', 'join'] },
			{ title: '运算', colour: '#3e5fb0', blocks: ['number', 'calculate', 'random'] },
			{ title: '变量', colour: '#b0462b', blocks: ['variable', 'set', 'change'] },
		],
	},
};
