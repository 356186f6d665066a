/** The words of a dropdown, by the field that holds the chosen value. Other fields hold names that the author gave. */
type Words = Readonly<Record<string, string>>;

const PLACES: Words = { _mouse_: '鼠标指针', _random_: '随机位置', _edge_: '舞台边缘', _myself_: '自己', _stage_: '舞台' };
const KEYS: Words = {
	space: '空格',
	'up arrow': '↑',
	'down arrow': '↓',
	'left arrow': '←',
	'right arrow': '→',
	any: '任意',
	enter: '回车',
};
const EFFECTS: Words = {
	COLOR: '颜色',
	FISHEYE: '鱼眼',
	WHIRL: '漩涡',
	PIXELATE: '像素化',
	MOSAIC: '马赛克',
	BRIGHTNESS: '亮度',
	GHOST: '虚像',
	PITCH: '音调',
	PAN: '左右平衡',
};
const ITEMS: Words = { last: '末尾', random: '随机', all: '全部' };
const DRUMS = '小军鼓 低音鼓 敲鼓边 碎音钹 开击踩镲 闭击踩镲 铃鼓 手掌 音棒 木鱼 牛铃 三角铁 邦戈鼓 康加鼓 卡巴沙 刮瓜 颤音器 锯加鼓'.split(
	' ',
);
const INSTRUMENTS =
	'钢琴 电钢琴 风琴 吉他 电吉他 贝斯 拨弦 大提琴 长号 单簧管 萨克斯管 长笛 木长笛 低音管 唱诗班 颤音琴 八音盒 钢鼓 马林巴琴 合成主音 合成柔音'.split(
		' ',
	);
const VOICES: Words = { ALTO: '中音', TENOR: '男高音', SQUEAK: '尖细', GIANT: '巨人', KITTEN: '小猫' };
const numbered = (words: readonly string[]): Words => Object.fromEntries(words.map((word, index) => [index + 1, `(${index + 1}) ${word}`]));

const MENUS: Readonly<Record<string, Words>> = {
	TO: PLACES,
	TOWARDS: { ...PLACES, _random_: '随机方向' },
	TOUCHINGOBJECTMENU: PLACES,
	DISTANCETOMENU: PLACES,
	CLONE_OPTION: PLACES,
	OBJECT: PLACES,
	STYLE: { 'left-right': '左右翻转', "don't rotate": '不可旋转', 'all around': '任意旋转' },
	KEY_OPTION: KEYS,
	KEY: { SPACE: '空格', UP: '↑', DOWN: '↓', LEFT: '←', RIGHT: '→' },
	EFFECT: EFFECTS,
	BACKDROP: { 'next backdrop': '下一个背景', 'previous backdrop': '上一个背景', 'random backdrop': '随机背景' },
	FRONT_BACK: { front: '前面', back: '后面' },
	FORWARD_BACKWARD: { forward: '前移', backward: '后移' },
	NUMBER_NAME: { number: '编号', name: '名称' },
	WHENGREATERTHANMENU: { LOUDNESS: '响度', TIMER: '计时器' },
	STOP_OPTION: {
		all: '全部脚本',
		'this script': '这个脚本',
		'other scripts in sprite': '该角色的其他脚本',
		'other scripts in stage': '舞台的其他脚本',
	},
	DRAG_MODE: { draggable: '可拖动', 'not draggable': '不可拖动' },
	PROPERTY: {
		'x position': 'x 坐标',
		'y position': 'y 坐标',
		direction: '方向',
		'costume #': '造型编号',
		'costume name': '造型名称',
		size: '大小',
		volume: '音量',
		'backdrop #': '背景编号',
		'backdrop name': '背景名称',
	},
	CURRENTMENU: { YEAR: '年', MONTH: '月', DATE: '日', DAYOFWEEK: '星期', HOUR: '时', MINUTE: '分', SECOND: '秒' },
	OPERATOR: { abs: '绝对值', floor: '向下取整', ceiling: '向上取整', sqrt: '平方根' },
	INDEX: ITEMS,
	colorParam: { color: '颜色', saturation: '饱和度', brightness: '亮度', transparency: '透明度' },
	DRUM: numbered(DRUMS),
	INSTRUMENT: numbered(INSTRUMENTS),
	VIDEO_STATE: { on: '开启', off: '关闭', 'on-flipped': '镜像开启' },
	ATTRIBUTE: { motion: '运动', direction: '方向' },
	SUBJECT: { Stage: '舞台', 'this sprite': '角色' },
	voices: VOICES,
	MOVE_DIRECTION: { 1: '前进', 2: '后退', 3: '左转', 4: '右转' },
	LED_POSTION: { 0: '全部', 1: '右', 2: '左' },
	LINEFOLLOW_STATE: { 0: '都不', 1: '右边', 2: '左边', 3: '全部' },
	BLACK_WHITE: { 0: '黑', 1: '白' },
};

export function menuWord(field: string, value: string): string {
	const words = MENUS[field] ?? {};
	return Object.hasOwn(words, value) ? (words[value] ?? value) : value;
}
