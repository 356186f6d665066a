import type { LessonRecordRow } from '#app/course/back-end/rows.ts';
import { shiftDays } from '#app/course/back-end/seed/shift-days.ts';
import type { SeedRows, SeedTools } from '#mock/store/load-seed.ts';
import type { HonourRow } from '../rows.ts';
import { certificateNo, ISSUER, verifyCode } from '../rules/certificate.ts';

const FAMILY = ['李', '王', '张', '刘', '陈', '杨', '赵', '黄', '周', '吴', '徐', '孙', '胡', '朱', '高', '林', '何', '郭', '马', '罗'];
const GIVEN = [
	'知夏',
	'子墨',
	'一诺',
	'若溪',
	'沐阳',
	'安然',
	'书言',
	'星河',
	'可心',
	'明远',
	'乐言',
	'嘉禾',
	'云舒',
	'景行',
	'思齐',
	'亦辰',
	'清欢',
	'南星',
	'望舒',
	'青柠',
	'小鹿',
	'北辰',
	'予安',
	'向晚',
];
const TEAMS = ['飞轮小队', '星火二队', '齿轮侠', '绿芽小队', '巡线高手', '八音盒', '小蚂蚁队', '逆风少年'];
const CERTS: readonly [string, string][] = [
	['图形化启航结业证书', 'c01'],
	['Python 第一步结业证书', 'c05'],
	['C++ 入门结业证书', 'c09'],
	['认识机器人结业证书', 'c13'],
	['数字输入输出结业证书', 'c17'],
	['游戏工坊结业证书', 'c02'],
	['C++ 集训结业证书', 'c12'],
];
const MEDALS: readonly [string, string][] = [
	['寒假线上训练赛', 'k07'],
	['「绿色校园」人工智能小课题', 'k06'],
	['夏季无人车赛热身赛', 'k09'],
];
const MEDAL_LEVELS: readonly [HonourRow['level'], string, number][] = [
	['first', '一等奖', 4],
	['second', '二等奖', 6],
	['third', '三等奖', 10],
];
const BADGES: readonly [string, HonourRow['rarity'], string][] = [
	['连学七天', 'common', '连续学习七天'],
	['第一次 AC', 'common', '第一次通过编程题'],
	['好奇宝宝', 'rare', '看完 20 份资料'],
	['一次就稳', 'epic', '首次提交就全对十题'],
	['百题斩', 'epic', '通过一百道编程题'],
	['夜空守望', 'legend', '旧版徽章，已绝版'],
];
const PUBLIC_CERTS = 28;
const PUBLIC_BADGES = 12;

export function expandHonours(rows: SeedRows, records: readonly LessonRecordRow[], tools: SeedTools): HonourRow[] {
	const all = [...publicHonours(tools), ...ownHonours(rows, records)];
	const random = tools.random('verify-codes');
	return all.map((honour, index) => {
		if (honour.kind === 'badge') return honour;
		return { ...honour, no: certificateNo(honour.issuedAt ?? '2026', index), verifyCode: verifyCode(random) };
	});
}

function publicHonours({ at }: SeedTools): HonourRow[] {
	const honours: HonourRow[] = [];
	const add = (
		honour: Pick<HonourRow, 'kind' | 'title' | 'level' | 'courseId' | 'competitionId' | 'teamName' | 'rarity' | 'reason' | 'revealed'>,
	): void => {
		const index = honours.length;
		const ownerName = `${FAMILY[(index * 7) % FAMILY.length]}${GIVEN[(index * 11) % GIVEN.length]}`;
		const issuedAt = at(`-${3 + ((index * 17) % 300)}d 10:00`);
		honours.push({
			...honour,
			id: `hp${String(index + 1).padStart(2, '0')}`,
			ownerName,
			issuer: ISSUER,
			image: imageOf(honour),
			issuedAt,
			hidden: false,
			likes: (index * 13) % 89,
		});
	};
	for (let index = 0; index < PUBLIC_CERTS; index += 1) {
		const [title, courseId] = CERTS[index % CERTS.length] ?? ['结业证书', 'c01'];
		add({ kind: 'cert', level: 'pass', title, courseId, reason: `学完《${title.replace('结业证书', '')}》全部课时` });
	}
	for (const [level, label, count] of MEDAL_LEVELS) {
		for (let index = 0; index < count; index += 1) {
			const [title, competitionId] = MEDALS[index % MEDALS.length] ?? ['训练赛', 'k07'];
			add({
				kind: 'medal',
				level,
				title: `${title}${label}`,
				competitionId,
				...(index % 2 === 1 ? { teamName: TEAMS[index % TEAMS.length] } : {}),
				reason: title,
			});
		}
	}
	for (let index = 0; index < PUBLIC_BADGES; index += 1) {
		const [title, rarity, reason] = BADGES[index % BADGES.length] ?? ['徽章', 'common', ''];
		add({ kind: 'badge', level: 'none', title, rarity, reason, revealed: true });
	}
	return honours;
}

/** Course certificates are issued two days after the last lesson. */
function ownHonours(rows: SeedRows, records: readonly LessonRecordRow[]): HonourRow[] {
	const own = (rows.honours ?? []) as readonly (HonourRow & { after?: string })[];
	return own.map(({ after, ...honour }, index) => {
		const days = records
			.filter((record) => record.userId === 'student01' && record.courseId === after)
			.map((record) => record.doneAt ?? '');
		const last = days.sort().at(-1);
		const issuedAt = after && last ? shiftDays(last, 2) : honour.issuedAt;
		const image = imageOf(honour);
		return {
			...honour,
			ownerName: '林小满',
			issuer: ISSUER,
			image,
			...(issuedAt ? { issuedAt } : {}),
			hidden: false,
			likes: (index * 5) % 23,
		};
	});
}

function imageOf({ kind, level, rarity }: Pick<HonourRow, 'kind' | 'level' | 'rarity'>): string {
	const variant = { cert: '', medal: `-${level}`, badge: `-${rarity}` }[kind];
	return `/honours/${kind}${variant}.svg`;
}
