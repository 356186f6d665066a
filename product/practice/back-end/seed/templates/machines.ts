import type { Template } from './template.ts';

const round = (value: number): number => Math.round(value * 100) / 100;

export const machineTemplates: readonly Template[] = [
	{
		id: 'gear-turns',
		subjects: ['robot'],
		knowledge: ['齿轮'],
		difficulty: 2,
		make(n) {
			const driver = 8 + (n % 5) * 4;
			const ratio = 2 + (n % 3);
			const turns = 6 * (1 + (n % 4));
			return {
				ask: `主动轮 ${driver} 齿，从动轮 ${driver * ratio} 齿，主动轮转 ${turns} 圈时，从动轮转的圈数`,
				answer: turns / ratio,
				wrong: [turns * ratio, turns, turns - ratio],
				why: `${driver} × ${turns} ÷ ${driver * ratio} = ${turns / ratio}，从动轮齿多，转得慢。`,
			};
		},
	},
	{
		id: 'gear-direction',
		subjects: ['robot'],
		knowledge: ['齿轮'],
		difficulty: 3,
		make(n) {
			const gears = 3 + n;
			return {
				ask: `${gears} 个齿轮排成一列依次啮合，与第一个转动方向相同的齿轮（含第一个）的个数`,
				answer: Math.ceil(gears / 2),
				wrong: [Math.floor(gears / 2), gears, gears - 1],
				why: `相邻的方向相反，隔一个相同：第 1、3、5……个，共 ${Math.ceil(gears / 2)} 个。`,
			};
		},
	},
	{
		id: 'lever',
		subjects: ['robot'],
		knowledge: ['杠杆'],
		difficulty: 3,
		make(n) {
			const weight = 4 + n * 2;
			const near = 3;
			const far = 6;
			return {
				ask: `杠杆一侧距支点 ${near} 格处挂 ${weight} 个钩码，另一侧距支点 ${far} 格处要挂的钩码数`,
				answer: (weight * near) / far,
				wrong: [(weight * far) / near, weight, weight + far],
				why: `两侧的格数乘钩码数相等：${weight} × ${near} ÷ ${far} = ${(weight * near) / far}。`,
			};
		},
	},
	{
		id: 'wheel',
		subjects: ['robot'],
		knowledge: ['传动'],
		difficulty: 2,
		make(n) {
			const around = 18 + n;
			const turns = 5 + n;
			return {
				ask: `轮子周长 ${around} 厘米，转 ${turns} 圈小车前进的厘米数`,
				answer: around * turns,
				wrong: [around + turns, around * turns * 2, around],
				why: `转一圈前进一个周长：${around} × ${turns} = ${around * turns}。`,
			};
		},
	},
	{
		id: 'reduction',
		subjects: ['robot'],
		knowledge: ['传动', '齿轮'],
		difficulty: 3,
		make(n) {
			const a = 2 + (n % 4);
			const b = 3 + (n % 3);
			const speed = 60 * a * b;
			return {
				ask: `两级减速箱的减速比分别是 ${a} 和 ${b}，电机每分钟 ${speed} 转时，输出轴每分钟的转数`,
				answer: 60,
				wrong: [speed / a, speed / (a + b), speed / b],
				why: `总减速比是 ${a} × ${b} = ${a * b}，${speed} ÷ ${a * b} = 60。`,
			};
		},
	},
	{
		id: 'echo',
		subjects: ['sensor', 'robot'],
		knowledge: ['测距'],
		difficulty: 3,
		make(n) {
			const ms = 4 + n * 2;
			const cm = round((34_000 * (ms / 1000)) / 2);
			return {
				ask: `声音每秒走 340 米，超声波从发出到收回用了 ${ms} 毫秒，障碍物距离的厘米数`,
				answer: cm,
				wrong: [cm * 2, cm / 2, cm + 34],
				why: `34000 × ${ms / 1000} ÷ 2 = ${cm} 厘米，来回走了两段路。`,
			};
		},
	},
	{
		id: 'duty',
		subjects: ['sensor', 'robot'],
		knowledge: ['PWM 与电机'],
		difficulty: 2,
		make(n) {
			const percent = 20 + n * 5;
			const volts = round((6 * percent) / 100);
			return {
				ask: `6 伏电源用 ${percent}% 的占空比驱动电机，平均电压的伏数`,
				answer: volts,
				wrong: [6, round(6 - volts), round(volts * 2)],
				why: `6 × ${percent}% = ${volts} 伏。`,
			};
		},
	},
	{
		id: 'analog',
		subjects: ['sensor'],
		knowledge: ['电压与电流'],
		difficulty: 3,
		make(n) {
			const reading = 102 + n * 93;
			const mv = Math.floor((reading * 5000) / 1023);
			return {
				ask: `0–5000 毫伏对应读数 0–1023，读数 ${reading} 对应的毫伏数（向下取整）`,
				answer: mv,
				wrong: [Math.floor(reading / 1023) * 5000, reading * 5, mv + 100],
				why: `先乘后除：${reading} × 5000 ÷ 1023，取整得 ${mv}。`,
			};
		},
	},
	{
		id: 'ohm',
		subjects: ['sensor'],
		knowledge: ['电压与电流'],
		difficulty: 3,
		make(n) {
			const volts = 6 + n * 3;
			const ohms = 3;
			return {
				ask: `${volts} 伏的电压加在 ${ohms} 欧的电阻两端，电流的安培数`,
				answer: volts / ohms,
				wrong: [volts * ohms, volts, volts - ohms],
				why: `电流等于电压除以电阻：${volts} ÷ ${ohms} = ${volts / ohms}。`,
			};
		},
	},
	{
		id: 'servo-step',
		subjects: ['sensor', 'robot'],
		knowledge: ['舵机'],
		difficulty: 2,
		make(n) {
			const step = 5;
			const target = 60 + n * 10;
			return {
				ask: `舵机从 0 度开始，每次转 ${step} 度，转到 ${target} 度要转的次数`,
				answer: target / step,
				wrong: [target, target / step + 1, target / step - 1],
				why: `${target} ÷ ${step} = ${target / step} 次。`,
			};
		},
	},
	{
		id: 'five-way',
		subjects: ['sensor', 'robot'],
		knowledge: ['巡线'],
		difficulty: 3,
		make(n) {
			const width = 16 + n * 2;
			const gap = 8;
			const covered = Math.floor(width / gap) + 1;
			return {
				ask: `灰度传感器每隔 ${gap} 毫米一个，黑线宽 ${width} 毫米，一个传感器正对黑线左边缘时，压在线上（含边缘）的传感器个数`,
				answer: covered,
				wrong: [covered - 1, covered + 1, covered + 2],
				why: `从左边缘起每 ${gap} 毫米一个，${width} 毫米里有 ${covered} 个。`,
			};
		},
	},
	{
		id: 'stage-x',
		subjects: ['scratch'],
		knowledge: ['坐标与移动'],
		difficulty: 1,
		make(n) {
			const start = -100 + n * 10;
			const step = 15;
			const times = 3 + (n % 5);
			return {
				ask: `角色的 x 坐标是 ${start}，执行 ${times} 次“将 x 坐标增加 ${step}”之后的 x 坐标`,
				answer: start + step * times,
				wrong: [step * times, start + step, start - step * times],
				why: `${start} + ${step} × ${times} = ${start + step * times}。`,
			};
		},
	},
	{
		id: 'score',
		subjects: ['scratch'],
		knowledge: ['逻辑运算', '事件与消息'],
		difficulty: 2,
		make(n) {
			const stars = 6 + n;
			const bombs = 1 + (n % 4);
			return {
				ask: `游戏里碰到星星加 5 分、碰到炸弹减 3 分，从 0 分开始碰到 ${stars} 颗星星和 ${bombs} 个炸弹后的得分`,
				answer: stars * 5 - bombs * 3,
				wrong: [stars * 5 + bombs * 3, (stars - bombs) * 5, stars * 5],
				why: `${stars} × 5 − ${bombs} × 3 = ${stars * 5 - bombs * 3}。`,
			};
		},
	},
	{
		id: 'clones',
		subjects: ['scratch'],
		knowledge: ['克隆', '循环'],
		difficulty: 2,
		make(n) {
			const times = 2 + (n % 3);
			const seconds = 6 + n;
			return {
				ask: `每秒克隆 ${times} 片雪花，克隆体 3 秒后删除自己，运行 ${seconds} 秒时一共产生过的克隆体个数`,
				answer: times * seconds,
				wrong: [times * 3, times + seconds, times * (seconds - 3)],
				why: `产生过的要全部数上：${times} × ${seconds} = ${times * seconds}；同时在屏幕上的约有 ${times * 3} 个。`,
			};
		},
	},
	{
		id: 'costumes',
		subjects: ['scratch'],
		knowledge: ['造型与外观'],
		difficulty: 2,
		make(n) {
			const count = 3 + (n % 4);
			const times = 7 + n;
			return {
				ask: `角色有 ${count} 个造型，从 1 号开始执行 ${times} 次“下一个造型”后的造型编号`,
				answer: (times % count) + 1,
				wrong: [times, count, times % count],
				why: `每 ${count} 次回到开头，${times} 对 ${count} 取余是 ${times % count}，所以是 ${(times % count) + 1} 号。`,
			};
		},
	},
	{
		id: 'accuracy',
		subjects: ['ai'],
		knowledge: ['机器学习', '数据与标签'],
		difficulty: 2,
		make(n) {
			const right = 24 + n * 3;
			return {
				ask: `用 60 张没学过的照片检验分类模型，答对 ${right} 张，正确率的百分数`,
				answer: round((right / 60) * 100),
				wrong: [right, 60 - right, round(((60 - right) / 60) * 100)],
				why: `${right} ÷ 60 = ${round((right / 60) * 100)}%。`,
			};
		},
	},
	{
		id: 'split',
		subjects: ['ai'],
		knowledge: ['数据与标签'],
		difficulty: 2,
		make(n) {
			const photos = 50 + n * 10;
			return {
				ask: `收集了 ${photos} 张照片，留出两成用来检验，其余用来训练，训练用的张数`,
				answer: photos * 0.8,
				wrong: [photos * 0.2, photos, photos - 2],
				why: `八成用来训练：${photos} × 80% = ${photos * 0.8} 张。`,
			};
		},
	},
	{
		id: 'maze',
		subjects: ['cpp', 'python', 'robot'],
		knowledge: ['广度优先', '搜索'],
		difficulty: 4,
		make(n) {
			const rows = 4 + n;
			const columns = 5 + (n % 3);
			return {
				ask: `没有墙的 ${rows} 行 ${columns} 列方格，从左上角走到右下角，每步只能走到相邻的一格，最少的步数`,
				answer: rows + columns - 2,
				wrong: [rows * columns - 1, rows + columns, rows + columns - 1],
				why: `向下走 ${rows - 1} 步、向右走 ${columns - 1} 步，一共 ${rows + columns - 2} 步。`,
			};
		},
	},
	{
		id: 'function',
		subjects: ['python', 'cpp'],
		knowledge: ['函数'],
		difficulty: 3,
		make(n) {
			const a = 2 + n;
			const b = 3 + (n % 4);
			return {
				ask: `函数 f(x) 返回 x 的 ${b} 倍再加 1，f(f(${a})) 的值`,
				answer: (a * b + 1) * b + 1,
				wrong: [a * b + 1, (a * b + 1) * b, a * b * b + 1],
				why: `f(${a}) = ${a * b + 1}，再代入一次得 ${(a * b + 1) * b + 1}。`,
			};
		},
	},
	{
		id: 'limits',
		subjects: ['python', 'cpp'],
		knowledge: ['边界判断', '分支结构'],
		difficulty: 3,
		make(n) {
			const low = 10 + n;
			const high = 20 + n * 2;
			return {
				ask: `满足 \`${low} <= x && x < ${high}\` 的整数 x 的个数`,
				answer: high - low,
				wrong: [high - low + 1, high - low - 1, high],
				why: `从 ${low} 到 ${high - 1}，包含左端不包含右端，共 ${high - low} 个。`,
			};
		},
	},
];
