import { useId } from 'react';
import { FileDrop } from '#src/ui/files/file-drop.tsx';
import { UploadList } from '#src/uploads/upload-list.tsx';
import type { Uploads } from '#src/uploads/use-uploads.ts';
import styles from './answer-desk.module.css';
import type { FileRule } from './play-types.ts';

/** One list of files for each material that the competition asks for. */
export const WorkFileFields = ({ rules, work }: { rules: readonly FileRule[]; work: Uploads }) =>
	rules.map((rule) => <MaterialField key={rule.key} rule={rule} work={work} />);

function MaterialField({ rule: { key, label, ext, maxMb, maxCount, required }, work }: { rule: FileRule; work: Uploads }) {
	const id = useId();
	const own = work.files.filter(({ group }) => group === key);
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
			<UploadList label={`${label}的文件`} files={own} uploads={work} />
		</section>
	);
}
