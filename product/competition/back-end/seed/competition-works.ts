import type { SeedTools } from '#mock/store/load-seed.ts';
import type { TeamRow, WorkRow } from '../rows.ts';
import { between, pick, type Random } from './competition-names.ts';

const DAY = 86_400_000;
const INVENTIONS = [
	'会敲鼓的小熊',
	'分糖果的机器',
	'自己关灯的台灯',
	'追光的向日葵',
	'不会洒的水杯架',
	'雨天收衣服的晾架',
	'喂鱼小钟',
	'翻书机',
] as const;
const GAMES = ['关紧水龙头', '水滴大冒险', '一盆水的旅行', '小鱼找水喝', '下雨存钱罐', '浇花小能手'] as const;
const COMMENTS = [
	'想法很有趣，原理讲得再清楚一点会更好。',
	'结构稳当，照片也拍得清楚。',
	'数据记录得认真，结论要和数据对上。',
	'动作很流畅，可以试试换一种传动方式。',
] as const;

/** One work per owner in a stage, and a second version of the first `again` works. */
interface Batch {
	competitionId: string;
	stageId: string;
	owners: readonly string[];
	again: number;
	state: WorkRow['state'];
	/** Days relative to the clock. */
	from: number;
	to: number;
	titles: readonly [string, ...string[]];
	titleOf?: (owner: string) => string | undefined;
	kinds: readonly [string, string][];
}

const PHOTO_AND_DOC: readonly [string, string][] = [
	['photo', '作品照片.jpg'],
	['doc', '作品说明书.pdf'],
];

export function expandWorks(teams: readonly TeamRow[], tools: SeedTools): WorkRow[] {
	const of = (competitionId: string): TeamRow[] => teams.filter((team) => team.competitionId === competitionId);
	const building = of('k03').map((team) => team.id);
	const research = of('k06');
	const titles = new Map(research.map((team) => [team.id, team.workTitle]));
	const solo = Array.from({ length: 150 }, (_, index) => `k05-p${String(index + 1).padStart(3, '0')}`);
	const k03 = { competitionId: 'k03', titles: INVENTIONS, kinds: PHOTO_AND_DOC };
	const k06 = {
		competitionId: 'k06',
		owners: research.map((team) => team.id),
		titles: ['校园里的小问题'] as const,
		titleOf: (id: string) => titles.get(id),
		kinds: PHOTO_AND_DOC,
	};
	const kinds: readonly [string, string][] = [
		['work', '节约用水.sb3'],
		['shot', '截图.png'],
	];
	const batches: Batch[] = [
		{ ...k03, stageId: 'k03-s1', owners: building, again: 20, state: 'scored', from: -20, to: -10 },
		{ ...k03, stageId: 'k03-s2', owners: building.slice(0, 14), again: 4, state: 'submitted', from: -7, to: -1 },
		{ ...k06, stageId: 'k06-s1', again: 28, state: 'scored', from: -60, to: -51 },
		{ ...k06, stageId: 'k06-s2', owners: k06.owners.slice(0, 24), again: 0, state: 'scored', from: -30, to: -13 },
		{ competitionId: 'k05', stageId: 'k05-s1', owners: solo, again: 39, state: 'reviewing', from: -9, to: -7, titles: GAMES, kinds },
		{
			competitionId: 'k04',
			stageId: 'k04-s1',
			owners: ['bigdata'],
			again: 0,
			state: 'submitted',
			from: -4,
			to: -3,
			titles: ['贴着右边走'],
			kinds: [['program', '迷宫.py']],
		},
	];
	return batches.flatMap((batch) => worksOf(batch, tools));
}

function worksOf(batch: Batch, tools: SeedTools): WorkRow[] {
	const random = tools.random(`works ${batch.stageId}`);
	return batch.owners.flatMap((ownerId, place) => {
		const title = batch.titleOf?.(ownerId) ?? pick(batch.titles, random);
		const versions = place < batch.again ? 2 : 1;
		return Array.from({ length: versions }, (_, index) => workOf(batch, { ownerId, title, version: index + 1, versions }, tools, random));
	});
}

interface Version {
	ownerId: string;
	title: string;
	version: number;
	versions: number;
}

function workOf(batch: Batch, { ownerId, title, version, versions }: Version, { at }: SeedTools, random: Random): WorkRow {
	const span = (batch.to - batch.from) / versions;
	const minutes = Math.round((-(batch.from + span * (version - 1 + random() * 0.9)) * DAY) / 60_000);
	const last = version === versions;
	return {
		id: `${batch.stageId}-${ownerId}-v${version}`,
		competitionId: batch.competitionId,
		stageId: batch.stageId,
		ownerId,
		version,
		title,
		intro: version === 1 ? '第一版，先把想法做出来。' : '按老师的建议改过，补上了说明和照片。',
		files: batch.kinds.map(([key, name]) => ({ key, name, bytes: between(180, 4200, random) * 1024 })),
		state: last ? batch.state : batch.state === 'reviewing' ? 'submitted' : batch.state,
		...(last && batch.state === 'scored' ? { score: between(72, 97, random), comment: pick(COMMENTS, random) } : {}),
		at: at(`-${minutes}m`),
	};
}
