import type { Viewer } from '#app/account/back-end/viewer.ts';
import type { DataOf } from '#generated/api/operations.ts';
import type { Context } from '#mock/handler.ts';
import { allowedActions } from './allowed-actions.ts';
import type { Entry } from './entries.ts';
import type { WorkRow } from './rows.ts';
import { worksOf, workView } from './works.ts';

type Submitting = Context<'main.competitionSubmit'>;
type Receipt = DataOf<'main.competitionSubmit'>;

export function submitWork(context: Submitting, viewer: Viewer, entry: Entry): Receipt {
	const { input } = context;
	const works = worksOf(viewer, entry);
	const before = works.find((row) => row.requestKey !== undefined && row.requestKey === input.requestKey);
	if (before) return receiptOf(entry, before, viewer.now);
	const { submitWork: open, stageId } = allowedActions(viewer, entry);
	const stage = entry.competition.stages.find((row) => row.id === input.stageId);
	if (stage && Date.parse(stage.to) <= viewer.now) context.fail(409, `「${stage.name}」已经截止，交不上了；评审看截止前的最后一版`);
	if (!open) context.fail(409, '现在不收作品，请看时间表和自己的报名状态');
	if (stageId !== input.stageId) context.fail(409, '这个阶段现在不收作品');
	const last = works.filter((row) => row.stageId === stageId).sort((one, other) => other.version - one.version)[0];
	return receiptOf(entry, saveWork(context, entry, last), viewer.now);
}

/** Overwrites a draft; anything else gets a new version. Title and files are kept if they are missing, texts that are missing are empty. */
function saveWork(context: Submitting, entry: Entry, last: WorkRow | undefined): WorkRow {
	const { db, input } = context;
	const draft = input.draft ?? false;
	const files = input.files ?? last?.files ?? [];
	const title = input.title ?? last?.title ?? '';
	if (!draft && !title) context.fail(400, '请填写作品名');
	refuseFiles(context, entry, files, draft);
	const fields = {
		title,
		intro: input.intro ?? '',
		files,
		...(input.videoUrl ? { videoUrl: input.videoUrl } : {}),
		state: draft ? ('draft' as const) : ('submitted' as const),
		at: context.isoNow(),
		...(input.requestKey ? { requestKey: input.requestKey } : {}),
	};
	const version = last?.state === 'draft' ? last.version : (last?.version ?? 0) + 1;
	const receiptNo = `${entry.competition.code}-${numberOf(entry)}-V${version}`;
	if (last?.state === 'draft') return db.update<WorkRow>('competition-works', last.id, { ...fields, receiptNo });
	return db.insert<WorkRow>('competition-works', {
		id: context.newId('work'),
		competitionId: entry.competition.id,
		stageId: input.stageId ?? '',
		ownerId: entry.ownerId,
		version,
		...fields,
		receiptNo,
	});
}

const numberOf = ({ registration, team, ownerId, competition }: Entry): string =>
	(registration?.no ?? team?.no ?? ownerId).replace(`${competition.code}-`, '');

function refuseFiles(context: Submitting, { competition }: Entry, files: WorkRow['files'], draft: boolean): void {
	const unknown = files.find((file) => !competition.files.some((rule) => rule.key === file.key));
	if (unknown) context.fail(400, `「${unknown.name}」不在材料要求里`);
	for (const { key, label, ext, maxMb, maxCount, required } of competition.files) {
		const own = files.filter((file) => file.key === key);
		if (required && !draft && own.length === 0) context.fail(400, `请上传${label}`);
		if (own.length > maxCount) context.fail(400, `${label}最多 ${maxCount} 个`);
		for (const { name, bytes } of own) {
			if (!ext.includes(name.split('.').at(-1)?.toLowerCase() ?? '')) context.fail(400, `${label}只收 ${ext.join('、')} 文件`);
			if (bytes > maxMb * 1_048_576) context.fail(400, `「${name}」超过 ${maxMb} MB`);
		}
	}
}

function receiptOf(entry: Entry, row: WorkRow, now: number): Receipt {
	const text = row.state === 'draft' ? '草稿已保存' : `已收下第 ${row.version} 版，截止前可以反复替换`;
	return { id: row.id, no: row.receiptNo ?? row.id, kind: 'work', at: row.at, text, work: workView(entry, row, now), answer: null };
}
