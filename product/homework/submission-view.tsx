import { safeLink } from '#src/lib/safe-url.ts';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { Badge } from '#src/ui/badge.tsx';
import type { HomeworkSubmission } from './api-types.ts';
import styles from './homework-desk.module.css';
import { timeText } from './homework-status.ts';
import { SubmittedFiles } from './submitted-files.tsx';

export function SubmissionView({ submission, open }: { submission: HomeworkSubmission; open: boolean }) {
	const { attempt, state, late, submittedAt, score, comment, markedBy, markedAt } = submission;
	const item = useDictionaries().find('homework_state', state);
	return (
		<details className={styles.submission} open={open}>
			<summary>
				<strong>第 {attempt} 次</strong>
				<span className="note">{timeText(submittedAt)} 交</span>
				<Badge label={item?.label ?? state} tone={item?.tone ?? 'mute'} />
				{late && <Badge label="迟交" tone="warn" />}
				{score !== undefined && <strong className={styles.score}>{score} 分</strong>}
			</summary>
			{comment && (
				<blockquote className={styles.comment} data-state={state}>
					<p>{comment}</p>
					<footer>
						{markedBy ? `${markedBy}老师` : '老师'} · {timeText(markedAt)}
					</footer>
				</blockquote>
			)}
			<Content submission={submission} />
		</details>
	);
}

function Content({ submission: { id, text, code, link, files } }: { submission: HomeworkSubmission }) {
	const address = safeLink(link);
	return (
		<div className={styles.content}>
			{text && <p className={styles.text}>{text}</p>}
			{code && (
				<pre className={styles.code}>
					<code>{code}</code>
				</pre>
			)}
			{address && (
				<a href={address} target="_blank" rel="noopener noreferrer">
					{link}
				</a>
			)}
			<SubmittedFiles submissionId={id} files={files} />
		</div>
	);
}
