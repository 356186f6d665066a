import { type FormEvent, useEffect, useId, useRef } from 'react';
import { formatBytes } from '#src/lib/format-quantity.ts';
import { Button } from '#src/ui/button.tsx';
import { KEPT_BYTES } from '#src/ui/files/file-limits.ts';
import { fieldsOf } from './answer.ts';
import { AnswerFieldRow } from './answer-field.tsx';
import type { Homework } from './api-types.ts';
import styles from './homework-desk.module.css';
import { submitText } from './homework-status.ts';
import { useAnswer } from './use-answer.ts';

const QUEUE_NOTICES = {
	waiting: '这份答案在“待发送”里，联网后会自动交上。要是又改了，再交一次就换成新的。',
	refused: '交上去的答案没有被收下，原因在“待发送”里。改好了可以再交一次。',
} as const;

const FILES_NOT_KEPT = `写的内容会留在这台设备上；文件合起来超过 ${formatBytes(KEPT_BYTES)}，或者没有空间了，关掉页面后要重新选`;

export function AnswerForm({ homework }: { homework: Homework }) {
	const id = useId();
	const form = useRef<HTMLFormElement>(null);
	const tried = useRef(false);
	const { answer, wrong, restored, missing, filesKept, queueState, busy, resting, change, save, submit, reset } = useAnswer(homework);
	useEffect(() => {
		if (tried.current) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
		tried.current = false;
	});
	const fields = fieldsOf(homework);
	const onSubmit = (event: FormEvent): void => {
		event.preventDefault();
		tried.current = true;
		void submit();
	};
	return (
		<form
			ref={form}
			className={styles.form}
			aria-label="我的答案"
			data-dirty={filesKept !== 'all' || undefined}
			noValidate
			onSubmit={onSubmit}
		>
			{queueState !== null && (
				<p className={styles.restored} role="status">
					{QUEUE_NOTICES[queueState]}
				</p>
			)}
			{restored && (
				<p className={styles.restored} role="status">
					已恢复上次没有提交的内容。
					{missing.length > 0 && `选过的文件（${missing.join('、')}）没有留住，请再选一次。`}
					<button type="button" onClick={reset}>
						不要了
					</button>
				</p>
			)}
			{fields.map((field) => (
				<AnswerFieldRow
					key={field}
					id={`${id}${field}`}
					field={field}
					homework={homework}
					answer={answer}
					error={wrong[field] ?? null}
					onChange={change}
				/>
			))}
			<div className={styles.actions}>
				<Button type="submit" kind="primary" label={submitText(homework.state)} busy={busy} resting={resting} />
				<Button label="存草稿" disabled={busy} onPress={save} />
				<span className="note" aria-live="polite">
					{filesKept === 'failed' ? FILES_NOT_KEPT : `写的内容${fields.includes('files') ? '和选的文件' : ''}会自动留在这台设备上`}
				</span>
			</div>
		</form>
	);
}
