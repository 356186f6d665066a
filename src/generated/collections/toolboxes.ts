// Generated from product/blocks/toolboxes by `npm run codegen`; do not edit.

export type ToolboxName = 'all' | 'conditions' | 'first-steps' | 'functions' | 'lists' | 'loops' | 'robot' | 'turtle' | 'variables';

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
			{
				title: '机器人',
				colour: '#4d5b6b',
				blocks: {
					robot_forward: '前进 20 厘米',
					robot_back: '碰到墙，后退 5 厘米',
					robot_left: '原地左转 90 度，走迷宫的一个弯',
					robot_right: '原地右转 180 度，掉头',
					robot_motors: '左边慢、右边快，往左拐弯',
					robot_stop: '到了终点停下',
					robot_wait: '让马达转 2 秒',
					robot_lamp: '到了红色的地面，灯亮红色',
					robot_lamp_off: '离开红色的地面，关灯',
					robot_sound: '找到宝物，响一声',
				},
			},
			{
				title: '传感器',
				colour: '#a13a9a',
				blocks: {
					robot_sees: '左边是黑色，就往左拐',
					robot_touching: '碰到了就后退',
					robot_distance: '离墙不到 10 厘米就转弯',
					robot_colour: '看看地面是什么颜色',
					robot_clock: '走了 20 秒就停下',
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
	robot: {
		title: '机器人',
		drawers: [
			{
				title: '机器人',
				colour: '#4d5b6b',
				blocks: {
					robot_forward: '前进 20 厘米',
					robot_back: '碰到墙，后退 5 厘米',
					robot_left: '原地左转 90 度，走迷宫的一个弯',
					robot_right: '原地右转 180 度，掉头',
					robot_motors: '左边慢、右边快，往左拐弯',
					robot_stop: '到了终点停下',
					robot_wait: '让马达转 2 秒',
					robot_lamp: '到了红色的地面，灯亮红色',
					robot_lamp_off: '离开红色的地面，关灯',
					robot_sound: '找到宝物，响一声',
				},
			},
			{
				title: '传感器',
				colour: '#a13a9a',
				blocks: {
					robot_sees: '左边是黑色，就往左拐',
					robot_touching: '碰到了就后退',
					robot_distance: '离墙不到 10 厘米就转弯',
					robot_colour: '看看地面是什么颜色',
					robot_clock: '走了 20 秒就停下',
				},
			},
			{
				title: '循环',
				colour: '#7a4aa8',
				blocks: { repeat: '重复 4 次，走一个正方形', while: '直到地面是绿色，一直往前走', forever: '一直沿着线走', leave: '碰到墙就跳出循环', count: '从 1 数到 10，越走越远' },
			},
			{
				title: '条件',
				colour: '#176b87',
				blocks: {
					if: '如果碰到墙，后退',
					if_else: '左边是黑色往左拐，不然往前走',
					if_two: '左边黑、右边黑、都不黑，三样各走各的',
					compare: '前方距离小于 10',
					both: '左边和右边都是黑色',
					not: '没有碰到墙',
					truth: '先设成“成立”，走到了再改',
				},
			},
			{ title: '变量', colour: '#b0462b', blocks: { variable: '看看过了几个路口', set: '把路口数设成 0', change: '过了一个路口，增加 1' } },
			{
				title: '运算',
				colour: '#3e5fb0',
				blocks: { number: '写上 10', calculate: '离黑线多远，就拐多少', random: '随便转一个角度', rounded: '把 3.7 四舍五入', larger: '两个速度里挑小的' },
			},
			{ title: '输出', colour: '#2f6f4f', blocks: { print: '输出现在的距离', text: '写上“到了”', join: '把“距离 ”和数接起来' } },
			{
				title: '我的积木',
				colour: '#a03b52',
				blocks: {
					procedures_defnoreturn: '给“走到墙边”起个名字',
					procedures_defreturn: '定义“算速度”，得到一个数',
					procedures_callnoreturn: '走到三面墙边',
					procedures_callreturn: '用算出的速度',
				},
			},
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
