/** The Scratch programs of the courses, by the topic of their chapter. */
import { block, type Code, isEqual, type Value, variable } from './blocks.ts';
import type { CostumeName } from './costumes.ts';

export interface Sprite {
	costumes: readonly CostumeName[];
	scripts: readonly (readonly Code[])[];
	sounds?: readonly string[];
	x?: number;
	y?: number;
}

export interface Program {
	sprites: Readonly<Record<string, Sprite>>;
	/** Of the stage. */
	scripts?: Sprite['scripts'];
	/** Names and colours; the picture of the lesson comes before them. */
	backdrops?: readonly (readonly [name: string, colour: string])[];
	variables?: readonly string[];
	lists?: readonly string[];
	messages?: readonly string[];
}

const flag = block('event_whenflagclicked');
const asClone = block('control_start_as_clone');
const key = (name: string): Code => block('event_whenkeypressed', { KEY_OPTION: name });
const received = (message: string): Code => block('event_whenbroadcastreceived', { BROADCAST_OPTION: message });
const broadcast = (message: string): Code => block('event_broadcast', { BROADCAST_INPUT: message });
const go = (x: Value, y: Value): Code => block('motion_gotoxy', { X: x, Y: y });
const move = (steps: number): Code => block('motion_movesteps', { STEPS: steps });
const turn = (degrees: number): Code => block('motion_turnright', { DEGREES: degrees });
const point = (direction: number): Code => block('motion_pointindirection', { DIRECTION: direction });
const bounce = block('motion_ifonedgebounce');
const say = (text: Value, seconds = 2): Code => block('looks_sayforsecs', { MESSAGE: text, SECS: seconds });
const wait = (seconds: number): Code => block('control_wait', { DURATION: seconds });
const show = block('looks_show');
const hide = block('looks_hide');
const costume = (name: string): Code => block('looks_switchcostumeto', { COSTUME: name });
const backdrop = (name: string): Code => block('looks_switchbackdropto', { BACKDROP: name });
const forever = (...body: Code[]): Code => block('control_forever', {}, body);
const repeat = (times: number, ...body: Code[]): Code => block('control_repeat', { TIMES: times }, body);
const until = (condition: Code, ...body: Code[]): Code => block('control_repeat_until', { CONDITION: condition }, body);
const when = (condition: Code, ...body: Code[]): Code => block('control_if', { CONDITION: condition }, body);
const choose = (condition: Code, yes: Code[], no: Code[]): Code => block('control_if_else', { CONDITION: condition }, yes, no);
const touches = (name: string): Code => block('sensing_touchingobject', { TOUCHINGOBJECTMENU: name });
const pressed = (name: string): Code => block('sensing_keypressed', { KEY_OPTION: name });
const set = (name: string, value: Value): Code => block('data_setvariableto', { VARIABLE: name, VALUE: value });
const change = (name: string, by: Value): Code => block('data_changevariableby', { VARIABLE: name, VALUE: by });
const less = (one: Value, other: Value): Code => block('operator_lt', { OPERAND1: one, OPERAND2: other });
const more = (one: Value, other: Value): Code => block('operator_gt', { OPERAND1: one, OPERAND2: other });
const both = (one: Code, other: Code): Code => block('operator_and', { OPERAND1: one, OPERAND2: other });
const random = (from: number, to: number): Code => block('operator_random', { FROM: from, TO: to });
const join = (one: Value, other: Value): Code => block('operator_join', { STRING1: one, STRING2: other });
const ask = (question: string): Code => block('sensing_askandwait', { QUESTION: question });
const answer = block('sensing_answer');
const play = (name: string): Code => block('sound_play', { SOUND_MENU: name });
const stop = (which: string): Code => block('control_stop', { STOP_OPTION: which });
const pen = (action: string, values: Code['values'] = {}): Code => block(`pen_${action}`, values);

const walking: Sprite['costumes'] = ['迈左脚', '迈右脚'];
const steered: Sprite['scripts'] = [
	[
		flag,
		go(0, -140),
		forever(
			when(pressed('left arrow'), block('motion_changexby', { DX: -10 })),
			when(pressed('right arrow'), block('motion_changexby', { DX: 10 })),
		),
	],
];
/** Falls once from a random place; the basket catches it for a point. */
const falling: readonly Code[] = [
	go(random(-220, 220), 180),
	until(
		less(block('motion_yposition'), -170),
		block('motion_changeyby', { DY: -5 }),
		when(touches('篮子'), change('分数', 1), play('叮'), go(random(-220, 220), 180)),
	),
];

export const programs: Readonly<Record<string, Program>> = {
	认识舞台与角色: {
		sprites: {
			小猫: {
				costumes: walking,
				scripts: [
					[flag, go(0, 0), say('我在舞台正中间：（0，0）'), go(100, 50), say('往右 100，往上 50')],
					[key('space'), repeat(10, block('looks_nextcostume'), move(10), wait(0.2))],
					[block('event_whenthisspriteclicked'), block('looks_say', { MESSAGE: join('我的 x 坐标是 ', block('motion_xposition')) })],
				],
			},
		},
	},
	让角色走起来: {
		sprites: {
			小猫: {
				costumes: walking,
				scripts: [
					[flag, go(-50, 50), point(90), repeat(4, move(100), turn(90), wait(0.5))],
					[key('right arrow'), point(90), move(10)],
					[key('left arrow'), point(-90), move(10)],
					[key('up arrow'), point(0), move(10)],
					[key('down arrow'), point(180), move(10)],
				],
			},
			小狗: {
				costumes: ['小狗'],
				scripts: [[flag, block('motion_setrotationstyle', { STYLE: 'left-right' }), forever(move(5), bounce)]],
			},
		},
	},
	让角色说故事: {
		messages: ['问完', '答完'],
		sprites: {
			小猫: {
				costumes: walking,
				x: -120,
				scripts: [
					[flag, block('looks_thinkforsecs', { MESSAGE: '球在哪里？', SECS: 2 }), say('去公园吗？'), broadcast('问完')],
					[received('答完'), say('出发！', 1), block('motion_glidesecstoxy', { SECS: 2, X: 200, Y: -100 })],
				],
			},
			小狗: { costumes: ['小狗'], x: 120, scripts: [[received('问完'), wait(0.5), say('好呀，带上球！'), broadcast('答完')]] },
		},
	},
	声音与画笔: {
		sprites: {
			画笔: {
				costumes: ['画笔'],
				y: 0,
				scripts: [
					[
						flag,
						pen('clear'),
						pen('penUp'),
						go(0, 0),
						pen('setPenColorToColor', { COLOR: '#f6635a' }),
						pen('setPenSizeTo', { SIZE: 4 }),
						pen('penDown'),
						repeat(6, repeat(36, move(6), turn(10)), turn(60), pen('changePenColorParamBy', { COLOR_PARAM: 'color', VALUE: 15 })),
						pen('penUp'),
					],
					[key('space'), repeat(6, pen('penDown'), move(10), pen('penUp'), move(10))],
				],
			},
			小猫: {
				costumes: walking,
				sounds: ['咚'],
				scripts: [[flag, forever(move(10), block('looks_nextcostume'), when(touches('_edge_'), play('咚')), bounce)]],
			},
		},
	},
	游戏的骨架: {
		messages: ['开始', '结束'],
		variables: ['分数'],
		sprites: {
			按钮: {
				costumes: ['按钮'],
				y: 0,
				scripts: [
					[flag, show, set('分数', 0)],
					[block('event_whenthisspriteclicked'), broadcast('开始'), hide],
					[received('结束'), show, say(join('得分：', variable('分数')))],
				],
			},
			篮子: { costumes: ['篮子'], y: -140, scripts: steered },
			苹果: {
				costumes: ['苹果'],
				sounds: ['叮'],
				scripts: [
					[flag, hide],
					[received('开始'), show, until(more(variable('分数'), 9), ...falling), hide, broadcast('结束')],
				],
			},
		},
	},
	碰撞侦测: {
		variables: ['分数'],
		sprites: {
			小车: {
				costumes: ['小车'],
				scripts: [
					[
						flag,
						go(-200, -100),
						point(90),
						forever(
							move(5),
							when(block('sensing_touchingcolor', { COLOR: '#000000' }), move(-5), turn(90)),
							when(touches('终点'), say('过关！'), stop('this script')),
						),
					],
				],
			},
			终点: {
				costumes: ['终点'],
				x: 200,
				y: 100,
				scripts: [[flag, until(less(block('sensing_distanceto', { DISTANCETOMENU: '小车' }), 40), wait(0.1)), say('到我身边了')]],
			},
			篮子: { costumes: ['篮子'], y: -140, scripts: steered },
			苹果: { costumes: ['苹果'], sounds: ['叮'], scripts: [[flag, set('分数', 0), forever(...falling)]] },
		},
	},
	计分与计时: {
		variables: ['分数', '时间', '最高分'],
		messages: ['结束'],
		scripts: [[flag, set('时间', 60), repeat(60, wait(1), change('时间', -1)), broadcast('结束')]],
		sprites: {
			篮子: { costumes: ['篮子'], y: -140, scripts: steered },
			苹果: {
				costumes: ['苹果'],
				sounds: ['叮'],
				scripts: [
					[flag, set('分数', 0), show, forever(...falling)],
					[
						received('结束'),
						stop('other scripts in sprite'),
						choose(
							more(variable('分数'), variable('最高分')),
							[set('最高分', variable('分数')), say('新的最高分！')],
							[say(join('最高分还是 ', variable('最高分')))],
						),
						hide,
					],
				],
			},
		},
	},
	一步一步来: {
		messages: ['挤好了', '刷好了'],
		sprites: {
			小猫: {
				costumes: walking,
				scripts: [
					[flag, say('第一步：挤牙膏', 1), broadcast('挤好了')],
					[
						received('挤好了'),
						say('第二步：上下刷', 1),
						until(more(block('sensing_timer'), 12), turn(5), wait(0.1)),
						point(90),
						broadcast('刷好了'),
					],
					[received('刷好了'), say('第三步：漱口', 1), say('刷好啦！')],
					[flag, block('sensing_resettimer')],
				],
			},
		},
	},
	会做选择: {
		variables: ['分数'],
		sprites: {
			小猫: {
				costumes: walking,
				x: -120,
				scripts: [
					[
						flag,
						ask('你得了几分？'),
						set('分数', answer),
						choose(less(variable('分数'), 60), [say('再来一次')], [say('过关')]),
						when(both(more(variable('分数'), 89), block('operator_not', { OPERAND: more(variable('分数'), 100) })), say('真棒！')),
					],
				],
			},
			红绿灯: {
				costumes: ['红灯', '黄灯', '绿灯'],
				x: 120,
				scripts: [
					[flag, forever(costume('红灯'), wait(3), costume('绿灯'), wait(3), costume('黄灯'), wait(1))],
					[
						block('event_whenthisspriteclicked'),
						choose(
							isEqual(block('looks_costumenumbername', { NUMBER_NAME: 'name' }), '红灯'),
							[say('停')],
							[choose(isEqual(block('looks_costumenumbername', { NUMBER_NAME: 'name' }), '黄灯'), [say('准备')], [say('走')])],
						),
					],
				],
			},
		},
	},
	一遍又一遍: {
		variables: ['第几个'],
		lists: ['名单'],
		sprites: {
			星星: {
				costumes: ['星星'],
				x: -200,
				y: 120,
				scripts: [
					[
						flag,
						pen('clear'),
						go(-200, 120),
						repeat(
							3,
							repeat(5, pen('stamp'), block('motion_changexby', { DX: 60 })),
							block('motion_setx', { X: -200 }),
							block('motion_changeyby', { DY: -60 }),
						),
					],
				],
			},
			小猫: {
				costumes: walking,
				scripts: [
					[flag, go(-200, -120), point(90), until(touches('终点'), move(5), block('looks_nextcostume')), say('到了')],
					[
						key('space'),
						block('data_deletealloflist', { LIST: '名单' }),
						block('data_addtolist', { ITEM: '小航', LIST: '名单' }),
						block('data_addtolist', { ITEM: '小满', LIST: '名单' }),
						block('data_addtolist', { ITEM: '阿树', LIST: '名单' }),
						set('第几个', 1),
						repeat(3, say(block('data_itemoflist', { LIST: '名单', INDEX: variable('第几个') }), 1), change('第几个', 1)),
					],
				],
			},
			终点: { costumes: ['终点'], x: 200, y: -120, scripts: [] },
		},
	},
	故事从哪里来: {
		messages: ['星星不见了', '点亮灯'],
		backdrops: [['夜里的海', '#1c2f57']],
		sprites: {
			小航船: {
				costumes: ['小船', '亮灯'],
				scripts: [
					[flag, costume('小船'), go(-200, -60), say('我是小航船，我怕黑'), broadcast('星星不见了')],
					[received('点亮灯'), costume('亮灯'), say('我会自己点灯了！')],
				],
			},
			星星: {
				costumes: ['星星'],
				y: 120,
				scripts: [
					[flag, show],
					[
						received('星星不见了'),
						backdrop('夜里的海'),
						repeat(10, block('looks_changeeffectby', { EFFECT: 'GHOST', CHANGE: 10 }), wait(0.1)),
						hide,
						broadcast('点亮灯'),
					],
				],
			},
		},
	},
	场景与角色: {
		backdrops: [
			['夜空', '#1c2f57'],
			['灯塔', '#cfe2fd'],
		],
		scripts: [[flag, backdrop('夜空'), wait(4), backdrop('灯塔')]],
		sprites: {
			小航船: {
				costumes: ['小船', '亮灯'],
				sounds: ['浪花'],
				scripts: [
					[flag, costume('小船'), repeat(20, turn(4), wait(0.1), block('motion_turnleft', { DEGREES: 4 }), wait(0.1))],
					[
						block('event_whenbackdropswitchesto', { BACKDROP: '灯塔' }),
						costume('亮灯'),
						block('sound_playuntildone', { SOUND_MENU: '浪花' }),
						say('看见灯塔了！'),
					],
				],
			},
			星星: {
				costumes: ['星星'],
				scripts: [
					[
						block('event_whenbackdropswitchesto', { BACKDROP: '夜空' }),
						hide,
						repeat(5, block('control_create_clone_of', { CLONE_OPTION: '_myself_' }), wait(0.5)),
					],
					[asClone, go(random(-220, 220), random(20, 160)), show, wait(3), block('control_delete_this_clone')],
				],
			},
		},
	},
	我的作业: {
		variables: ['亮的星星'],
		messages: ['靠岸'],
		backdrops: [['夜空', '#1c2f57']],
		sprites: {
			小航船: {
				costumes: ['小船', '亮灯'],
				scripts: [
					[
						flag,
						backdrop('夜空'),
						set('亮的星星', 0),
						costume('小船'),
						go(0, -120),
						forever(when(pressed('left arrow'), point(-90), move(8)), when(pressed('right arrow'), point(90), move(8))),
					],
					[received('靠岸'), costume('亮灯'), say(join('点亮了星星：', variable('亮的星星')))],
				],
			},
			星星: {
				costumes: ['星星'],
				sounds: ['叮'],
				scripts: [
					[flag, hide, repeat(5, block('control_create_clone_of', { CLONE_OPTION: '_myself_' }), wait(2)), wait(4), broadcast('靠岸')],
					[
						asClone,
						go(random(-200, 200), 160),
						show,
						until(
							less(block('motion_yposition'), -150),
							block('motion_changeyby', { DY: -4 }),
							when(touches('小航船'), change('亮的星星', 1), play('叮'), block('control_delete_this_clone')),
						),
						block('control_delete_this_clone'),
					],
				],
			},
		},
	},
};
