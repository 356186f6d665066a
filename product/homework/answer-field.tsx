import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { FileDrop } from '#src/ui/files/file-drop.tsx';
import { FileList } from '#src/ui/files/file-list.tsx';
import { type Answer, type AnswerField, limitsOf } from './answer.ts';
import type { Homework } from './api-types.ts';
import styles from './homework-desk.module.css';

export interface AnswerFieldProps {
	id: string;
	field: AnswerField;
	homework: Homework;
	answer: Answer;
	error: string | null;
	onChange: (part: Partial<Answer>) => void;
}

const LABELS: Readonly<Record<AnswerField, string>> = { text: '文字', code: '程序', link: '作品链接', files: '文件' };

export function AnswerFieldRow(props: AnswerFieldProps) {
	const { id, field, error } = props;
	return (
		<div className={styles.field}>
			{field === 'files' ? (
				<p className="muted" aria-hidden="true">
					{LABELS.files}
				</p>
			) : (
				<label className="muted" htmlFor={id}>
					{LABELS[field]}
				</label>
			)}
			{field === 'files' ? <Files {...props} /> : <Words {...props} field={field} />}
			<p id={`${id}-error`} className={styles.error} aria-live="polite">
				{error}
			</p>
		</div>
	);
}

function Words({ id, field, answer, error, onChange }: AnswerFieldProps & { field: 'text' | 'code' | 'link' }) {
	const shared = {
		id,
		className: styles.control,
		value: answer[field],
		'aria-invalid': error !== null || undefined,
		'aria-describedby': `${id}-error`,
		onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
	};
	if (field === 'link') return <input {...shared} type="url" inputMode="url" placeholder="https://" autoComplete="off" />;
	if (field === 'text') return <textarea {...shared} rows={7} placeholder="把你的想法和做法写下来" />;
	return (
		<>
			<Language value={answer.lang} onChange={(lang) => onChange({ lang })} />
			<textarea {...shared} rows={12} data-code="" spellCheck={false} autoCapitalize="off" placeholder="把程序写在这里，或者粘贴过来" />
		</>
	);
}

function Language({ value, onChange }: { value: string; onChange: (lang: string) => void }) {
	const languages = useDictionaries().items('language');
	return (
		<select className={styles.language} aria-label="程序的语言" value={value} onChange={({ target }) => onChange(target.value)}>
			<option value="">选择语言</option>
			{languages.map((language) => (
				<option key={language.value} value={language.value}>
					{language.label}
				</option>
			))}
		</select>
	);
}

function Files({ id, homework, answer: { files }, error, onChange }: AnswerFieldProps) {
	const limits = limitsOf(homework);
	const take = (more: readonly File[]): void => onChange({ files: limits.maxFiles === 1 ? more.slice(0, 1) : [...files, ...more] });
	return (
		<>
			<FileDrop
				id={id}
				name="files"
				label={LABELS.files}
				limits={limits}
				have={files.length}
				invalid={error !== null}
				describedBy={`${id}-error`}
				onFiles={take}
			/>
			<FileList label="已选的文件" files={files} onChange={(rest) => onChange({ files: rest })} />
		</>
	);
}
