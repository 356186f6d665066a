/** Texts of the sample files. They use few different characters, because each adds a glyph to the PDF files. */

export const TITLE = '循迹小车入门讲义';

/** Used in turn, one a page. */
export const TOPICS: readonly { title: string; lines: readonly string[] }[] = [
	{
		title: '认识循迹小车',
		lines: ['小车的底部有两个传感器，分别看着左边和右边的地面。', '黑线吸收光，白纸反射光，程序靠读数分辨两者。'],
	},
	{
		title: '读出传感器的数',
		lines: ['把小车放在白纸上，记下两个读数。', '再放到黑线上，记下两个读数，取中间的数作为分界。'],
	},
	{
		title: '让小车跟着线走',
		lines: ['左边看到黑线，就向左转；右边看到黑线，就向右转。', '两边都是白纸，就直走。每一步都要很短。'],
	},
	{
		title: '转弯太大怎么办',
		lines: ['转弯的大小和偏离的多少成比例，小车就走得平稳。', '比例太大会左右摇摆，太小会冲出弯道。'],
	},
];

export const SLIDES: readonly { title: string; lines: readonly string[] }[] = [
	{ title: TITLE, lines: ['第一课：看得见黑线的小车'] },
	{ title: '今天要做什么', lines: ['装好两个传感器', '读出黑线和白纸的数', '让小车跟着线走一圈'] },
	{ title: '传感器怎样看路', lines: ['黑线吸收光，读数小', '白纸反射光，读数大'] },
	{ title: '先测一测', lines: ['白纸：左 82，右 79', '黑线：左 11，右 14', '分界：取中间的 46'] },
	{ title: '程序的想法', lines: ['左边看到黑线，向左转', '右边看到黑线，向右转', '都没有看到，直走'] },
	{ title: '试一试', lines: ['每一步 20 毫秒', '速度从 30 开始，慢慢加'] },
	{ title: '想一想', lines: ['小车左右摇摆，是哪个数太大了？', '弯道冲出去了，应该先改什么？'] },
	{ title: '小结', lines: ['读数、分界、判断，三步跟着线走', '下一课：按比例转弯'] },
];

export const PARTS: readonly (readonly (string | number)[])[] = [
	['零件', '数量', '单价（元）', '备注'],
	['循迹传感器', 2, 12.5, '装在底部'],
	['直流电机', 2, 18, '带减速箱'],
	['控制板', 1, 96, ''],
	['电池盒', 1, 9.9, '四节五号电池'],
	['螺丝', 24, 0.2, 'M3'],
];

/** The first column holds dates as Excel serial numbers. */
export const TRIALS: readonly (readonly (string | number)[])[] = [
	['日期', '速度', '一圈用时（秒）', '冲出弯道'],
	[46271, 30, 21.4, '没有'],
	[46272, 40, 16.8, '没有'],
	[46273, 50, 13.9, '一次'],
	[46274, 60, 12.7, '三次'],
];
