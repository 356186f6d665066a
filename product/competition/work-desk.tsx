import { type FormEvent, useId, useState } from 'react';
import { parseTime } from '#src/lib/parse-time.ts';
import { partsOf, remainingText } from '#src/lib/remaining-time.ts';
import type { SiteTimes } from '#src/lib/site-times.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { useKeptData } from '#src/pages/use-kept-data.ts';
import { Button } from '#src/ui/button.tsx';
import { useCountdown } from '#src/ui/use-countdown.ts';
import { useRest, useSending } from '#src/ui/use-press.ts';
import styles from './answer-desk.module.css';
import type { CompetitionDetail, CompetitionMine, CompetitionStage, WorkContent, WorkSubmission, WorkTexts } from './play-types.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { useSubmit } from './use-submit.ts';
import { toWorkFiles, useWorkFiles } from './use-work-files.ts';
import { WorkFileFields } from './work-file-fields.tsx';
import { WorkPreview } from './work-preview.tsx';
import { WorkVersions } from './work-versions.tsx';

interface WorkDeskProps {
	detail: CompetitionDetail;
	mine: CompetitionMine;
	stage: CompetitionStage;
}

/** The work of one stage: what is handed in now, and the versions handed in before. */
export function WorkDesk({ detail, mine, stage }: WorkDeskProps) {
	const versions = mine.works.filter(({ stageId }) => stageId === stage.id);
	const open = mine.can.submitWork && mine.can.stageId === stage.id;
	/** A restored version, with which the form begins anew. */
	const [restored, setRestored] = useState<{ work: WorkSubmission; no: number } | null>(null);
	return (
		<div className={styles.part}>
			<Deadline stage={stage} versions={versions} open={open} reason={mine.can.reason} />
			{open && <WorkForm key={restored?.no ?? 0} detail={detail} stage={stage} versions={versions} start={restored?.work ?? versions[0]} />}
			<WorkVersions
				detail={detail}
				versions={versions}
				onRestored={open ? (work) => setRestored({ work, no: (restored?.no ?? 0) + 1 }) : null}
			/>
		</div>
	);
}

function Deadline({
	stage,
	versions,
	open,
	reason,
}: {
	stage: CompetitionStage;
	versions: readonly WorkSubmission[];
	open: boolean;
	reason: string;
}) {
	const { times } = useClock();
	const last = versions.find(({ state }) => state !== 'draft');
	return (
		<p className={styles.deadline} data-open={open || undefined}>
			<strong>{windowText(stage, open, times)}</strong>
			{open && stage.to && <Rest until={stage.to} />}
			<span>
				{last ? `最近一次是第 ${last.version} 版，评审看截止前的最后一版。` : '还没有提交过。'}
				{!open && !last && reason}
			</span>
		</p>
	);
}

/** A work may be due before the competition ends, of which the page tells. */
function Rest({ until }: { until: string }) {
	const { now } = useClock();
	const { left } = useCountdown({ until: parseTime(until)?.getTime() ?? null, now, onEnd: () => undefined });
	return <span>{left > 0 ? `还剩 ${leftText(left)}` : '时间到了'}</span>;
}

function windowText({ to, state }: CompetitionStage, open: boolean, times: SiteTimes): string {
	const until = to ? times.format(new Date(to), 'M月D日 HH:mm:ss', 'deadline') : '';
	if (open) return `${until} 截止，在这之前可以反复替换`;
	return state === 'wait' ? '还没有开始收作品' : `已于 ${until} 截止`;
}

const textsOf = (work: WorkSubmission | undefined): WorkTexts => ({
	title: work?.title ?? '',
	intro: work?.intro ?? '',
	videoUrl: work?.videoUrl ?? '',
});

interface WorkFormProps {
	detail: CompetitionDetail;
	stage: CompetitionStage;
	versions: readonly WorkSubmission[];
	/** Version that the form begins with. */
	start: WorkSubmission | undefined;
}

function WorkForm({ detail, stage, versions, start }: WorkFormProps) {
	const form = useWorkForm(detail, stage, start);
	const { texts, content, work, problem, receipt, dialog, closeDialog, busy } = form;
	return (
		<form className={styles.form} aria-label={`${stage.name}的作品`} data-dirty={form.dirty || undefined} onSubmit={form.onSubmit}>
			<WorkTextFields texts={texts} onType={form.type} />
			<WorkFileFields rules={detail.files} work={work} />
			{problem && (
				<p className={styles.problem} role="alert">
					没有交上：{problem}
				</p>
			)}
			<div className={styles.actions}>
				<Button
					type="submit"
					label={versions.some(({ state }) => state !== 'draft') ? '提交新版本' : '提交作品'}
					kind="primary"
					busy={busy}
					resting={form.resting}
				/>
				<Button label="存草稿" disabled={busy || work.sending} onPress={() => form.send(true)} />
				<Button label="按评审的样子预览" icon="eye" kind="text" opensDialog onPress={form.preview} />
			</div>
			{dialog === 'receipt' && receipt?.work && <ReceiptDialog receipt={receipt} title={detail.competition.title} onClose={closeDialog} />}
			{dialog === 'preview' && <WorkPreview content={content} rules={detail.files} onClose={closeDialog} />}
		</form>
	);
}

/** The content of a work, and handing it in: as a draft, or for good if all files have been sent. */
function useWorkForm({ competition }: CompetitionDetail, stage: CompetitionStage, start: WorkSubmission | undefined) {
	const { message } = useFeedback();
	const { watchUnsaved } = useKeptData();
	const [texts, setTexts] = useState(() => textsOf(start));
	const [dirty, setDirty] = useState(false);
	const touch = (): void => {
		setDirty(true);
		watchUnsaved();
	};
	const work = useWorkFiles(competition.id, start?.files ?? [], touch);
	const { problem, receipt, submit } = useSubmit(competition.id);
	const [dialog, setDialog] = useState<'receipt' | 'preview' | null>(null);
	const { busy, send: sendOnce } = useSending();
	const [resting, rest] = useRest();
	const content: WorkContent = { ...texts, files: toWorkFiles(work.files) };
	const send = async (draft: boolean): Promise<void> => {
		if (!resting) await sendOnce(() => handIn(draft));
	};
	const handIn = async (draft: boolean): Promise<void> => {
		const { title, intro, videoUrl, files } = content;
		const done = await submit({ stageId: stage.id, draft, ...(title && { title }), intro, files, ...(videoUrl && { videoUrl }) }, rest);
		if (!done) return;
		setDirty(false);
		if (draft) message('success', '草稿存好了，换一台设备也能接着做');
		else setDialog('receipt');
	};
	return {
		texts,
		dirty,
		work,
		content,
		problem,
		receipt,
		dialog,
		busy,
		resting,
		send,
		type(part: Partial<WorkTexts>): void {
			setTexts({ ...texts, ...part });
			touch();
		},
		onSubmit(event: FormEvent): void {
			event.preventDefault();
			if (work.files.every(({ state }) => state === 'sent')) void send(false);
			else message('warning', work.sending ? '文件还在上传，传完再提交' : '有文件没有传完，接着传或者移除它');
		},
		preview: (): void => setDialog('preview'),
		closeDialog: (): void => setDialog(null),
	};
}

function WorkTextFields({ texts, onType }: { texts: WorkTexts; onType: (part: Partial<WorkTexts>) => void }) {
	const id = useId();
	return (
		<>
			<label className={styles.field} htmlFor={`${id}title`}>
				<span>作品名</span>
				<input
					id={`${id}title`}
					type="text"
					className="field"
					value={texts.title}
					required
					minLength={2}
					maxLength={30}
					autoComplete="off"
					onChange={({ target }) => onType({ title: target.value })}
				/>
			</label>
			<label className={styles.field} htmlFor={`${id}intro`}>
				<span>作品说明</span>
				<textarea
					id={`${id}intro`}
					className="field"
					rows={4}
					value={texts.intro}
					maxLength={2000}
					placeholder="它会做什么？怎么做到的？"
					onChange={({ target }) => onType({ intro: target.value })}
				/>
			</label>
			<label className={styles.field} htmlFor={`${id}video`}>
				<span>演示视频地址（可以不填）</span>
				<input
					id={`${id}video`}
					type="url"
					className="field"
					inputMode="url"
					value={texts.videoUrl}
					maxLength={500}
					placeholder="https://"
					autoComplete="off"
					onChange={({ target }) => onType({ videoUrl: target.value })}
				/>
			</label>
		</>
	);
}

/** The two largest units: 2 小时 5 分, or 2 小时 on the hour. */
function leftText(left: number): string {
	const shown = partsOf(left).slice(0, 2);
	return remainingText(shown.filter(({ value }, index) => index === 0 || value > 0));
}
