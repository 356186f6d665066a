import type { FormField } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/form.ts';
import type { Expression } from '#src/pages/block-base.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { FileDrop } from '#src/ui/files/file-drop.tsx';
import { bytesOf, type FileLimits, limitsOf } from '#src/ui/files/file-limits.ts';
import { FileList } from '#src/ui/files/file-list.tsx';
import type { ControlProps } from './control-props.ts';
import { FieldLabel } from './field-label.tsx';
import styles from './form-block.module.css';
import { filesIn } from './form-values.ts';

export function FileControl({ field, image, value, onChange, ...props }: ControlProps & { field: FormField; image: boolean }) {
	const files = filesIn(value);
	const limits = fileLimits(field, image, useScope());
	const take = (more: readonly File[]): void => onChange(limits.maxFiles === 1 ? more.slice(0, 1) : [...files, ...more]);
	return (
		<>
			<p className={styles.label} aria-hidden="true">
				<FieldLabel label={props.label} required={props.required} />
			</p>
			<FileDrop {...props} limits={limits} have={files.length} haveBytes={bytesOf(files)} onFiles={take} />
			<FileList label={texts.chosenFiles({ label: props.label })} files={files} onChange={onChange} />
		</>
	);
}

function fileLimits({ rules, accept, maxMegabytes, maxTotalMegabytes, maxFiles }: FormField, image: boolean, scope: PageScope): FileLimits {
	const numberOf = (given: number | Expression<number | null | undefined> | undefined): number | undefined =>
		(typeof given === 'function' ? scope.read(given) : given) ?? undefined;
	return limitsOf(rules, {
		accept: typeof accept === 'function' ? scope.read(accept)?.map(asType) : accept,
		maxMegabytes: numberOf(maxMegabytes),
		maxTotalMegabytes: numberOf(maxTotalMegabytes),
		maxFiles: numberOf(maxFiles),
		image,
	});
}

/** Servers list endings with or without the dot. */
const asType = (type: unknown): string => (/[./]/.test(String(type)) ? String(type) : `.${type}`);
