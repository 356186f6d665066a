import type { FormField } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/form.ts';
import { FileDrop } from '#src/ui/files/file-drop.tsx';
import { limitsOf } from '#src/ui/files/file-limits.ts';
import { FileList } from '#src/ui/files/file-list.tsx';
import type { ControlProps } from './control-props.ts';
import { FieldLabel } from './field-label.tsx';
import styles from './form-block.module.css';

export function FileControl({ field, image, value, onChange, ...props }: ControlProps & { field: FormField; image: boolean }) {
	const files = Array.isArray(value) ? value.filter((item) => item instanceof File) : [];
	const limits = limitsOf(field.rules, { accept: field.accept, maxMegabytes: field.maxMegabytes, image });
	const take = (more: readonly File[]): void => onChange(limits.maxFiles === 1 ? more.slice(0, 1) : [...files, ...more]);
	return (
		<>
			<p className={styles.label} aria-hidden="true">
				<FieldLabel label={props.label} required={props.required} />
			</p>
			<FileDrop {...props} limits={limits} have={files.length} onFiles={take} />
			<FileList label={texts.chosenFiles({ label: props.label })} files={files} onChange={onChange} />
		</>
	);
}
