export type Random = () => number;

export const pick = <T>(list: readonly [T, ...T[]], random: Random): T => list[Math.floor(random() * list.length)] ?? list[0];

/** Returns an integer from `from` to `to`, both inclusive. */
export const between = (from: number, to: number, random: Random): number => from + Math.floor(random() * (to - from + 1));

const SURNAMES = [...'林周陈许沈顾宋方程叶苏白田江唐于董范石姚谭廖陆汪金韩秦尹'] as [string, ...string[]];
const FIRST = [...'一小子雨思乐星安若嘉书云清知晨可'] as [string, ...string[]];
const SECOND = [...'禾满远舟阳宁朗溪言晴航果树澄悦南'] as [string, ...string[]];
const LONG_NAMES = ['欧阳小米', '阿依古丽·买买提', '扎西·次仁', '古丽巴哈尔·阿不都热合曼'] as const;

export function personName(random: Random): string {
	if (random() < 0.02) return pick(LONG_NAMES, random);
	const surname = pick(SURNAMES, random);
	return random() < 0.25 ? surname + pick(SECOND, random) : surname + pick(FIRST, random) + pick(SECOND, random);
}

/** 24 characters, to test the layout of board rows. */
export const LONGEST_NAME = '清晨第一节课总是最先到教室调试小车的那位热心同学';

export const SCHOOLS = [
	'晴川实验学校',
	'青禾小学',
	'云杉学校',
	'松果小学',
	'南塘学校',
	'望湖小学',
	'向阳实验学校',
	'白鹭小学',
	'石桥中学',
	'蓝田学校',
] as const;

const TEAM_FIRST = ['齿轮', '闪电', '萤火', '向日葵', '小怪兽', '银河', '北斗', '豆芽', '飞鱼', '布谷'] as const;
const TEAM_LAST = ['小队', '研究所', '联盟', '号', '探险队', '工作室', '战队', '俱乐部'] as const;

export const teamName = (place: number): string =>
	`${TEAM_FIRST[place % TEAM_FIRST.length] ?? '星火'}${TEAM_LAST[Math.floor(place / TEAM_FIRST.length) % TEAM_LAST.length] ?? '小队'}`;

export const SLOGANS = ['慢一点，稳一点', '拧紧每一颗螺丝', '错了就再试一次', '一起想办法', '今天也要跑完全程'] as const;
export const TEACHERS = ['陈老师', '顾老师', '许老师', '沈老师', '方老师'] as const;

const CODE = [...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'] as [string, ...string[]];

/** Six letters and digits without look-alikes. */
export const inviteCode = (random: Random): string => Array.from({ length: 6 }, () => pick(CODE, random)).join('');

/** Numbers follow the order of registration instead of results: a fixed permutation. */
export const entryNumber = (code: string, place: number, count: number): string =>
	`${code}-${String(((place * 37) % count) + 1).padStart(4, '0')}`;
