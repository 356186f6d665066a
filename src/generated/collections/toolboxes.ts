// Generated from product/blocks/toolboxes by `npm run codegen`; do not edit.

export type ToolboxName = 'all' | 'conditions' | 'first-steps' | 'functions' | 'lists' | 'loops' | 'turtle' | 'variables';

/** Blocks that belong together. */
export interface Drawer {
	/** Name of the drawer. */
	title: string;
	/** Colour of its blocks, below white words. */
	colour: string;
	/** Its blocks by type, each with what a child can do with it. */
	blocks: Readonly<Record<string, string>>;
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
				blocks: {
					print: '输出“你好”',
					print_on_line: '把三个数输出在同一行',
					new_line: '一行写完，换到下一行',
					read_number: '读入今年几岁',
					read_text: '读入你的名字',
					read_numbers: '读入一行三个数',
					read_words: '读入一行三个词',
				},
			},
			{
				title: '文字',
				colour: '#8a5a00',
				blocks: { text: '写上“你好，小明”', join: '把“你好，”和名字接起来', length: '数一数名字有几个字', letter: '取出名字的第 1 个字', as_number: '把文字“12”变成数' },
			},
			{
				title: '运算',
				colour: '#3e5fb0',
				blocks: {
					number: '写上 10',
					calculate: '算 3 × 4',
					random: '掷一次骰子',
					rounded: '把 3.7 四舍五入',
					decimals: '平均分写成一位小数',
					root: '算 9 的平方根',
					larger: '两个分数里挑大的',
				},
			},
			{ title: '变量', colour: '#b0462b', blocks: { variable: '看看分数现在是多少', set: '把分数设成 0', change: '答对一题，分数增加 10' } },
			{
				title: '循环',
				colour: '#7a4aa8',
				blocks: {
					repeat: '重复 4 次，画一个正方形',
					count: '从 1 数到 10',
					each: '把名单里的名字一个一个输出',
					while: '只要没猜中就再猜',
					forever: '一直读入，读到 0 就跳出',
					leave: '猜中了就跳出循环',
				},
			},
			{
				title: '条件',
				colour: '#176b87',
				blocks: {
					if: '如果下雨，输出“带伞”',
					if_else: '及格输出“好”，不及格输出“加油”',
					if_two: '大于、等于、小于，三样各说一句',
					compare: '分数至少是 60',
					both: '年龄大于 6 并且小于 12',
					not: '没有下雨',
					truth: '先设成“成立”，找到不对的再改',
				},
			},
			{
				title: '列表',
				colour: '#8f3b6f',
				blocks: {
					empty_list: '准备一个空的名单',
					list: '三个好朋友的名单',
					item: '名单的第 1 项',
					set_item: '把第 2 项换成别的',
					append: '把新同学加到名单末尾',
					remove_item: '删掉第 1 项',
					summary: '所有分数的和',
					contains: '名单里有没有小明',
					sort: '把分数从小到大排好',
				},
			},
			{
				title: '我的积木',
				colour: '#a03b52',
				blocks: {
					procedures_defnoreturn: '给“画一朵花”起个名字',
					procedures_defreturn: '定义“算面积”，得到一个数',
					procedures_callnoreturn: '画三朵花',
					procedures_callreturn: '用算出的面积',
				},
			},
			{
				title: '画笔',
				colour: '#2f7a2f',
				blocks: {
					forward: '前进 100 步，画一条线',
					back: '退回去 50 步',
					left: '左转 90 度，画正方形的一个角',
					right: '右转 144 度，画五角星',
					face: '转过去朝上',
					go_to: '走到左上角',
					circle: '画一个圆太阳',
					arc: '画一片叶子的一半',
					dot: '画一颗圆圆的星星',
					pen_up: '抬笔走到另一边',
					pen_down: '落笔接着画',
					pen_size: '画一条粗线',
					pen_colour: '换成红色的笔',
					pen_colour_named: '换成读入的颜色',
					fill_colour: '画一个涂满橙色的三角形',
					fill_colour_named: '用读入的颜色涂满一面旗',
					background: '换成深蓝色的夜空',
					hide: '画完把画笔藏起来',
					pen_speed: '画得快一点',
				},
			},
		],
	},
	conditions: {
		title: '条件',
		drawers: [
			{
				title: '输入输出',
				colour: '#2f6f4f',
				blocks: {
					print: '输出“你好”',
					print_on_line: '把三个数输出在同一行',
					new_line: '一行写完，换到下一行',
					read_number: '读入今年几岁',
					read_text: '读入你的名字',
				},
			},
			{ title: '文字', colour: '#8a5a00', blocks: { text: '写上“你好，小明”', join: '把“你好，”和名字接起来' } },
			{
				title: '运算',
				colour: '#3e5fb0',
				blocks: {
					number: '写上 10',
					calculate: '算 3 × 4',
					random: '掷一次骰子',
					rounded: '把 3.7 四舍五入',
					decimals: '平均分写成一位小数',
					root: '算 9 的平方根',
					larger: '两个分数里挑大的',
				},
			},
			{ title: '变量', colour: '#b0462b', blocks: { variable: '看看分数现在是多少', set: '把分数设成 0', change: '答对一题，分数增加 10' } },
			{
				title: '循环',
				colour: '#7a4aa8',
				blocks: { repeat: '重复 4 次，画一个正方形', count: '从 1 数到 10', while: '只要没猜中就再猜', forever: '一直读入，读到 0 就跳出', leave: '猜中了就跳出循环' },
			},
			{
				title: '条件',
				colour: '#176b87',
				blocks: {
					if: '如果下雨，输出“带伞”',
					if_else: '及格输出“好”，不及格输出“加油”',
					if_two: '大于、等于、小于，三样各说一句',
					compare: '分数至少是 60',
					both: '年龄大于 6 并且小于 12',
					not: '没有下雨',
					truth: '先设成“成立”，找到不对的再改',
				},
			},
		],
	},
	'first-steps': {
		title: '第一步',
		drawers: [
			{
				title: '输入输出',
				colour: '#2f6f4f',
				blocks: { print: '输出“你好”', print_on_line: '把三个数输出在同一行', new_line: '一行写完，换到下一行' },
			},
			{ title: '文字', colour: '#8a5a00', blocks: { text: '写上“你好，小明”' } },
			{ title: '运算', colour: '#3e5fb0', blocks: { number: '写上 10', calculate: '算 3 × 4' } },
		],
	},
	functions: {
		title: '我的积木',
		drawers: [
			{
				title: '输入输出',
				colour: '#2f6f4f',
				blocks: {
					print: '输出“你好”',
					print_on_line: '把三个数输出在同一行',
					new_line: '一行写完，换到下一行',
					read_number: '读入今年几岁',
					read_text: '读入你的名字',
					read_numbers: '读入一行三个数',
					read_words: '读入一行三个词',
				},
			},
			{
				title: '文字',
				colour: '#8a5a00',
				blocks: { text: '写上“你好，小明”', join: '把“你好，”和名字接起来', length: '数一数名字有几个字', letter: '取出名字的第 1 个字', as_number: '把文字“12”变成数' },
			},
			{
				title: '运算',
				colour: '#3e5fb0',
				blocks: {
					number: '写上 10',
					calculate: '算 3 × 4',
					random: '掷一次骰子',
					rounded: '把 3.7 四舍五入',
					decimals: '平均分写成一位小数',
					root: '算 9 的平方根',
					larger: '两个分数里挑大的',
				},
			},
			{ title: '变量', colour: '#b0462b', blocks: { variable: '看看分数现在是多少', set: '把分数设成 0', change: '答对一题，分数增加 10' } },
			{
				title: '循环',
				colour: '#7a4aa8',
				blocks: {
					repeat: '重复 4 次，画一个正方形',
					count: '从 1 数到 10',
					each: '把名单里的名字一个一个输出',
					while: '只要没猜中就再猜',
					forever: '一直读入，读到 0 就跳出',
					leave: '猜中了就跳出循环',
				},
			},
			{
				title: '条件',
				colour: '#176b87',
				blocks: {
					if: '如果下雨，输出“带伞”',
					if_else: '及格输出“好”，不及格输出“加油”',
					if_two: '大于、等于、小于，三样各说一句',
					compare: '分数至少是 60',
					both: '年龄大于 6 并且小于 12',
					not: '没有下雨',
					truth: '先设成“成立”，找到不对的再改',
				},
			},
			{
				title: '列表',
				colour: '#8f3b6f',
				blocks: {
					empty_list: '准备一个空的名单',
					list: '三个好朋友的名单',
					item: '名单的第 1 项',
					set_item: '把第 2 项换成别的',
					append: '把新同学加到名单末尾',
					remove_item: '删掉第 1 项',
					summary: '所有分数的和',
					contains: '名单里有没有小明',
					sort: '把分数从小到大排好',
				},
			},
			{
				title: '我的积木',
				colour: '#a03b52',
				blocks: {
					procedures_defnoreturn: '给“画一朵花”起个名字',
					procedures_defreturn: '定义“算面积”，得到一个数',
					procedures_callnoreturn: '画三朵花',
					procedures_callreturn: '用算出的面积',
				},
			},
		],
	},
	lists: {
		title: '列表',
		drawers: [
			{
				title: '输入输出',
				colour: '#2f6f4f',
				blocks: {
					print: '输出“你好”',
					print_on_line: '把三个数输出在同一行',
					new_line: '一行写完，换到下一行',
					read_number: '读入今年几岁',
					read_text: '读入你的名字',
					read_numbers: '读入一行三个数',
					read_words: '读入一行三个词',
				},
			},
			{
				title: '文字',
				colour: '#8a5a00',
				blocks: { text: '写上“你好，小明”', join: '把“你好，”和名字接起来', length: '数一数名字有几个字', letter: '取出名字的第 1 个字', as_number: '把文字“12”变成数' },
			},
			{
				title: '运算',
				colour: '#3e5fb0',
				blocks: {
					number: '写上 10',
					calculate: '算 3 × 4',
					random: '掷一次骰子',
					rounded: '把 3.7 四舍五入',
					decimals: '平均分写成一位小数',
					root: '算 9 的平方根',
					larger: '两个分数里挑大的',
				},
			},
			{ title: '变量', colour: '#b0462b', blocks: { variable: '看看分数现在是多少', set: '把分数设成 0', change: '答对一题，分数增加 10' } },
			{
				title: '循环',
				colour: '#7a4aa8',
				blocks: {
					repeat: '重复 4 次，画一个正方形',
					count: '从 1 数到 10',
					each: '把名单里的名字一个一个输出',
					while: '只要没猜中就再猜',
					forever: '一直读入，读到 0 就跳出',
					leave: '猜中了就跳出循环',
				},
			},
			{
				title: '条件',
				colour: '#176b87',
				blocks: {
					if: '如果下雨，输出“带伞”',
					if_else: '及格输出“好”，不及格输出“加油”',
					if_two: '大于、等于、小于，三样各说一句',
					compare: '分数至少是 60',
					both: '年龄大于 6 并且小于 12',
					not: '没有下雨',
					truth: '先设成“成立”，找到不对的再改',
				},
			},
			{
				title: '列表',
				colour: '#8f3b6f',
				blocks: {
					empty_list: '准备一个空的名单',
					list: '三个好朋友的名单',
					item: '名单的第 1 项',
					set_item: '把第 2 项换成别的',
					append: '把新同学加到名单末尾',
					remove_item: '删掉第 1 项',
					summary: '所有分数的和',
					contains: '名单里有没有小明',
					sort: '把分数从小到大排好',
				},
			},
		],
	},
	loops: {
		title: '循环',
		drawers: [
			{
				title: '输入输出',
				colour: '#2f6f4f',
				blocks: {
					print: '输出“你好”',
					print_on_line: '把三个数输出在同一行',
					new_line: '一行写完，换到下一行',
					read_number: '读入今年几岁',
					read_text: '读入你的名字',
				},
			},
			{ title: '文字', colour: '#8a5a00', blocks: { text: '写上“你好，小明”', join: '把“你好，”和名字接起来' } },
			{ title: '运算', colour: '#3e5fb0', blocks: { number: '写上 10', calculate: '算 3 × 4', random: '掷一次骰子' } },
			{ title: '变量', colour: '#b0462b', blocks: { variable: '看看分数现在是多少', set: '把分数设成 0', change: '答对一题，分数增加 10' } },
			{ title: '循环', colour: '#7a4aa8', blocks: { repeat: '重复 4 次，画一个正方形', count: '从 1 数到 10' } },
		],
	},
	turtle: {
		title: '画笔',
		drawers: [
			{
				title: '画笔',
				colour: '#2f7a2f',
				blocks: {
					forward: '前进 100 步，画一条线',
					back: '退回去 50 步',
					left: '左转 90 度，画正方形的一个角',
					right: '右转 144 度，画五角星',
					face: '转过去朝上',
					go_to: '走到左上角',
					circle: '画一个圆太阳',
					arc: '画一片叶子的一半',
					dot: '画一颗圆圆的星星',
					pen_up: '抬笔走到另一边',
					pen_down: '落笔接着画',
					pen_size: '画一条粗线',
					pen_colour: '换成红色的笔',
					pen_colour_named: '换成读入的颜色',
					fill_colour: '画一个涂满橙色的三角形',
					fill_colour_named: '用读入的颜色涂满一面旗',
					background: '换成深蓝色的夜空',
					hide: '画完把画笔藏起来',
					pen_speed: '画得快一点',
				},
			},
			{
				title: '输入',
				colour: '#2f6f4f',
				blocks: { read_number: '读入边长', read_numbers: '读入一行两个数', read_words: '读入一行颜色和边长', as_number: '把文字“12”变成数', text: '写上颜色的名字' },
			},
			{ title: '运算', colour: '#3e5fb0', blocks: { number: '写上 10', calculate: '算 3 × 4', random: '掷一次骰子' } },
			{ title: '变量', colour: '#b0462b', blocks: { variable: '看看分数现在是多少', set: '把分数设成 0', change: '答对一题，分数增加 10' } },
			{ title: '循环', colour: '#7a4aa8', blocks: { repeat: '重复 4 次，画一个正方形', count: '从 1 数到 10', each: '七种颜色各画一道' } },
			{ title: '条件', colour: '#176b87', blocks: { if: '如果下雨，输出“带伞”', if_else: '及格输出“好”，不及格输出“加油”', compare: '分数至少是 60' } },
			{
				title: '列表',
				colour: '#8f3b6f',
				blocks: { empty_list: '准备一个空的列表', list: '三种颜色的列表', item: '取出第 1 种颜色', append: '再加一种颜色' },
			},
			{
				title: '我的积木',
				colour: '#a03b52',
				blocks: {
					procedures_defnoreturn: '给“画一朵花”起个名字',
					procedures_defreturn: '定义“算面积”，得到一个数',
					procedures_callnoreturn: '画三朵花',
					procedures_callreturn: '用算出的面积',
				},
			},
		],
	},
	variables: {
		title: '变量和输入',
		drawers: [
			{
				title: '输入输出',
				colour: '#2f6f4f',
				blocks: {
					print: '输出“你好”',
					print_on_line: '把三个数输出在同一行',
					new_line: '一行写完，换到下一行',
					read_number: '读入今年几岁',
					read_text: '读入你的名字',
				},
			},
			{ title: '文字', colour: '#8a5a00', blocks: { text: '写上“你好，小明”', join: '把“你好，”和名字接起来' } },
			{ title: '运算', colour: '#3e5fb0', blocks: { number: '写上 10', calculate: '算 3 × 4', random: '掷一次骰子' } },
			{ title: '变量', colour: '#b0462b', blocks: { variable: '看看分数现在是多少', set: '把分数设成 0', change: '答对一题，分数增加 10' } },
		],
	},
};
