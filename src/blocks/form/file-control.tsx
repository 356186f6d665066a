import { useEffect } from 'react';
import type { FormField } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/form.ts';
import { fetchCode } from '#src/lib/fetch-code.ts';
import type { Expression } from '#src/pages/block-base.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { FileDrop } from '#src/ui/files/file-drop.tsx';
import { bytesOf, type FileLimits, limitsOf } from '#src/ui/files/file-limits.ts';
import { FileList } from '#src/ui/files/file-list.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import type { ControlProps } from './control-props.ts';
import { FieldLabel } from './field-label.tsx';
import styles from './form-block.module.css';
import type { Field } from './form-fields.ts';
import type { FormStore } from './form-store.ts';
import { filesIn } from './form-values.ts';

const UploadControl = lazyComponent(async () => (await import('./upload-control.tsx')).UploadControl);

const SENDING: readonly (() => Promise<unknown>)[] = [() => import('./served-values.ts'), () => import('./sending-files.tsx')];

interface FileControlProps extends ControlProps {
	field: Field;
	image: boolean;
	store: FormStore;
}

export function FileControl({ field, image, store, ...control }: FileControlProps) {
	const scope = useScope();
	const { value, onChange, ...props } = control;
	const { upload, row } = field;
	useEffect(() => {
		// Offline, code that sends files cannot be loaded.
		for (const load of SENDING) fetchCode(load).catch(() => undefined);
	}, []);
	const files = filesIn(value);
	const limits = fileLimits(field, image, scope);
	const take = (more: readonly File[]): void => onChange(limits.maxFiles === 1 ? more.slice(0, 1) : [...files, ...more]);
	return (
		<>
			<p className={styles.label} aria-hidden="true">
				<FieldLabel label={props.label} required={props.required} />
			</p>
			{upload ? (
				<UploadControl
					{...control}
					upload={upload}
					limits={limits}
					scope={row === undefined ? scope : scope.with({ row })}
					current={() => store.state.snapshot.values[field.field]}
				/>
			) : (
				<>
					<FileDrop {...props} limits={limits} have={files.length} haveBytes={bytesOf(files)} onFiles={take} />
					<FileList label={texts.chosenFiles({ label: props.label })} files={files} onChange={onChange} />
				</>
			)}
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
