import { useId } from 'react';
import { formatBytes } from '#src/lib/format-quantity.ts';
import { Button } from '#src/ui/button.tsx';
import { FileDrop } from '#src/ui/files/file-drop.tsx';
import { Bar } from '#src/ui/files/file-list.tsx';
import styles from './answer-desk.module.css';
import type { FileRule } from './play-types.ts';
import type { ListedWorkFile, WorkFiles } from './use-work-files.ts';

/** One list of files for each material that the competition asks for. */
export const WorkFileFields = ({ rules, work }: { rules: readonly FileRule[]; work: WorkFiles }) =>
	rules.map((rule) => <MaterialField key={rule.key} rule={rule} work={work} />);

function MaterialField({ rule: { key, label, ext, maxMb, maxCount, required }, work }: { rule: FileRule; work: WorkFiles }) {
	const id = useId();
	const own = work.files.filter(({ rule }) => rule === key);
	const take = (files: readonly File[]): void => {
		if (maxCount === 1) for (const file of own) work.remove(file.id);
		work.add(key, files);
	};
	return (
		<section className={styles.field} aria-labelledby={`${id}label`}>
			<h3 id={`${id}label`} className={styles.label}>
				{label}
				{!required && '（可以不交）'}
			</h3>
			<FileDrop
				id={id}
				name={key}
				label={`选择${label}`}
				limits={{ accept: ext.map((each) => `.${each}`), maxBytes: maxMb * 1024 * 1024, maxFiles: maxCount }}
				have={own.length}
				onFiles={take}
			/>
			{own.length > 0 && (
				<ul className="stack" aria-label={`${label}的文件`}>
					{own.map((file) => (
						<FileLine key={file.id} file={file} work={work} />
					))}
				</ul>
			)}
		</section>
	);
}

function FileLine({ file: { id, name, bytes, state, share, problem }, work }: { file: ListedWorkFile; work: WorkFiles }) {
	const percent = `${Math.round(share * 100)}%`;
	return (
		<li className={styles.file} data-state={state}>
			<span className={styles.fileName}>{name}</span>
			<span className={styles.muted} role={state === 'sending' ? undefined : 'status'}>
				{formatBytes(bytes)}
				{state === 'sent' && '，已上传'}
				{state === 'sending' && `，正在上传 ${percent}`}
				{state === 'paused' && `，停在 ${percent}${problem ? `：${problem}` : ''}`}
				{state === 'failed' && `，没有传上：${problem}`}
			</span>
			{(state === 'sending' || state === 'paused') && <Bar label={`${name} 的上传进度`} share={share} />}
			<span className={styles.fileButtons}>
				{state === 'sending' && <Button label="暂停" kind="text" onPress={() => work.pause(id)} />}
				{(state === 'paused' || state === 'failed') && <Button label="接着传" kind="text" icon="upload" onPress={() => work.resume(id)} />}
				<Button label={`移除 ${name}`} kind="text" icon="trash" onPress={() => work.remove(id)} />
			</span>
		</li>
	);
}
