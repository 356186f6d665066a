import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '#src/ui/button.tsx';
import { fieldsOf } from './answer.ts';
import { AnswerFieldRow } from './answer-field.tsx';
import type { Homework } from './api-types.ts';
import styles from './homework-desk.module.css';
import { submitText } from './homework-status.ts';
import { useAnswer } from './use-answer.ts';

/** Where a homework is answered. */
export function AnswerForm({ homework }: { homework: Homework }) {
	const id = useId();
	const form = useRef<HTMLFormElement>(null);
	const tried = useRef(false);
	const { answer, wrong, restored, missing, unsaved, busy, change, save, submit, reset } = useAnswer(homework);
	// The focus is the document's; what is wrong is marked there by now.
	useEffect(() => {
		if (tried.current) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
		tried.current = false;
	});
	const onSubmit = (event: FormEvent): void => {
		event.preventDefault();
		tried.current = true;
		void submit();
	};
	return (
		<form ref={form} className={styles.form} aria-label="我的答案" data-dirty={unsaved || undefined} noValidate onSubmit={onSubmit}>
			{restored && (
				<p className={styles.restored} role="status">
					已恢复上次没有提交的内容。
					{missing.length > 0 && `选过的文件（${missing.join('、')}）浏览器留不住，请再选一次。`}
					<button type="button" onClick={reset}>
						不要了
					</button>
				</p>
			)}
			{fieldsOf(homework).map((field) => (
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
				<Button type="submit" kind="primary" label={submitText(homework.state)} busy={busy} />
				<Button label="存草稿" disabled={busy} onPress={save} />
				<span className={styles.muted}>写的内容会自动留在这台设备上</span>
			</div>
		</form>
	);
}
