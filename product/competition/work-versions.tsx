import { useId, useState } from 'react';
import { formatBytes } from '#src/lib/format-quantity.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import type { Rest } from '#src/ui/use-press.ts';
import styles from './answer-desk.module.css';
import { compareWorks } from './compare-works.ts';
import type { CompetitionDetail, WorkSubmission } from './play-types.ts';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { useSubmit } from './use-submit.ts';
import { WorkPreview } from './work-preview.tsx';

interface WorkVersionsProps {
	detail: CompetitionDetail;
	/** Newest first. */
	versions: readonly WorkSubmission[];
	/** Null while nothing can be handed in. */
	onRestored: ((work: WorkSubmission) => void) | null;
}

/** The versions handed in so far: what each one changed, its receipt, and handing it in again as the newest. */
export function WorkVersions({ detail, versions, onRestored }: WorkVersionsProps) {
	const { confirm } = useFeedback();
	const { problem, submit } = useSubmit(detail.competition.id);
	const [dialog, setDialog] = useState<{ kind: 'receipt' | 'preview'; work: WorkSubmission } | null>(null);
	const id = useId();
	if (versions.length === 0) return null;
	const restore = async (work: WorkSubmission, rest: Rest): Promise<void> => {
		const { stageId, version, title, intro, videoUrl, files } = work;
		const text = '它会成为最新的一版，评审看最新的一版；现在的版本仍然留在记录里。';
		if (!(await confirm({ title: `用第 ${version} 版作为最新版？`, text }))) return;
		if (await submit({ stageId, title, intro, files, ...(videoUrl && { videoUrl }) }, rest)) onRestored?.(work);
	};
	return (
		<section className={styles.part} aria-labelledby={id}>
			<h3 id={id} className={styles.heading}>
				交过的版本
			</h3>
			{problem && (
				<p className={styles.problem} role="alert">
					没有恢复：{problem}
				</p>
			)}
			<ol className="stack">
				{versions.map((work, index) => (
					<li key={work.id} className={styles.version}>
						<Version
							work={work}
							before={versions[index + 1]}
							newest={index === 0}
							onDialog={(kind) => setDialog({ kind, work })}
							onRestore={onRestored && index > 0 ? (rest) => restore(work, rest) : null}
						/>
					</li>
				))}
			</ol>
			{dialog?.kind === 'preview' && (
				<WorkPreview
					content={{ ...dialog.work, videoUrl: dialog.work.videoUrl ?? '' }}
					rules={detail.files}
					onClose={() => setDialog(null)}
				/>
			)}
			{dialog?.kind === 'receipt' && (
				<ReceiptDialog
					receipt={{ no: dialog.work.receiptNo ?? '', at: dialog.work.at, work: dialog.work }}
					title={detail.competition.title}
					onClose={() => setDialog(null)}
				/>
			)}
		</section>
	);
}

interface VersionProps {
	work: WorkSubmission;
	/** The version that it replaced. */
	before: WorkSubmission | undefined;
	newest: boolean;
	onDialog: (kind: 'receipt' | 'preview') => void;
	/** Null for a version that cannot be restored. */
	onRestore: ((rest: Rest) => Promise<void>) | null;
}

const Version = ({ work, before, newest, onDialog, onRestore }: VersionProps) => (
	<>
		<Head work={work} newest={newest} />
		<p className={styles.muted}>
			{work.title}
			{work.files.map(({ key, name, bytes }) => (
				<span key={`${key} ${name}`}>
					{' · '}
					{name}（{formatBytes(bytes)}）
				</span>
			))}
		</p>
		{work.comment && <p className={styles.intro}>评语：{work.comment}</p>}
		<Changes work={work} before={before} />
		<div className={styles.actions}>
			<Button label={`预览第 ${work.version} 版`} icon="eye" kind="text" opensDialog onPress={() => onDialog('preview')} />
			{work.receiptNo && (
				<Button label={`第 ${work.version} 版的回执`} icon="file" kind="text" opensDialog onPress={() => onDialog('receipt')} />
			)}
			{onRestore && <Button label={`恢复第 ${work.version} 版`} icon="refresh" kind="text" onPress={onRestore} />}
		</div>
	</>
);

function Head({ work: { version, state, at, score }, newest }: { work: WorkSubmission; newest: boolean }) {
	const label = useDictionaries().find('work_state', state);
	return (
		<p className={styles.line}>
			<strong>第 {version} 版</strong>
			{newest && <Badge label="最新" tone="info" />}
			{label && <Badge label={label.label} tone={label.tone} />}
			<span className={styles.muted}>{formatTime(new Date(at), 'YYYY-MM-DD HH:mm:ss')}</span>
			{typeof score === 'number' && <strong>{score} 分</strong>}
		</p>
	);
}

function Changes({ work, before }: { work: WorkSubmission; before: WorkSubmission | undefined }) {
	if (!before) return null;
	const changes = compareWorks(before, work);
	return (
		<details className={styles.changes}>
			<summary>
				和第 {before.version} 版比，{changes.length === 0 ? '没有不同' : `改了 ${changes.length} 处`}
			</summary>
			{changes.length > 0 && (
				<table>
					<caption className="visually-hidden">
						第 {before.version} 版到第 {work.version} 版的不同
					</caption>
					<thead>
						<tr>
							<th scope="col">改动</th>
							<th scope="col">第 {before.version} 版</th>
							<th scope="col">第 {work.version} 版</th>
						</tr>
					</thead>
					<tbody>
						{changes.map(({ what, before: one, after }) => (
							<tr key={what}>
								<th scope="row">{what}</th>
								<td>{one}</td>
								<td>{after}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</details>
	);
}
