import type { OperationName } from '#generated/api/operations.ts';
import type { FieldUpload } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/form.ts';
import type { Expression } from '#src/pages/block-base.ts';
import type { Bound, PageScope } from '#src/pages/page-scope.ts';
import { useCompiledCall } from '#src/pages/use-compiled-call.ts';
import { FileDrop } from '#src/ui/files/file-drop.tsx';
import type { FileLimits } from '#src/ui/files/file-limits.ts';
import type { StartedUpload, UploadCalls } from '#src/uploads/upload-in-parts.ts';
import { type UploadedFile, UploadList } from '#src/uploads/upload-list.tsx';
import { useUploads } from '#src/uploads/use-uploads.ts';
import type { ControlProps } from './control-props.ts';
import { filesIn, isUploaded } from './form-values.ts';

interface UploadControlProps extends ControlProps {
	upload: FieldUpload;
	limits: FileLimits;
	/** With the row of the field. */
	scope: PageScope;
	/** The value at the moment: several uploads may end between two renders. */
	current: () => unknown;
}

/** Chosen files, uploaded in parts at once; in the value, what the server answers takes the place of each. */
export function UploadControl({ upload, limits, scope, value, current, onChange, ...props }: UploadControlProps) {
	const entries = entriesIn(value);
	const callsFor = useUploadCalls(upload, scope);
	const replace = (file: File | UploadedFile, by: readonly UploadedFile[]): void =>
		onChange(entriesIn(current()).flatMap<File | UploadedFile>((each) => (each === file ? by : [each])));
	const uploads = useUploads({
		files: filesIn(value),
		callsFor,
		onSent: (file, answer) => replace(file, [{ name: file.name, bytes: file.size, value: answer }]),
	});
	const take = (more: readonly File[]): void => onChange(limits.maxFiles === 1 ? more.slice(0, 1) : [...entries, ...more]);
	const bytes = entries.reduce((sum, entry) => sum + (entry instanceof File ? entry.size : entry.bytes), 0);
	return (
		<>
			<FileDrop {...props} limits={limits} have={entries.length} haveBytes={bytes} onFiles={take} />
			<UploadList
				label={texts.chosenFiles({ label: props.label })}
				files={entries}
				uploads={uploads}
				onRemove={(file) => replace(file, [])}
			/>
		</>
	);
}

const entriesIn = (value: unknown): readonly (File | UploadedFile)[] =>
	Array.isArray(value) ? value.filter((entry) => entry instanceof File || isUploaded(entry)) : [];

interface Started extends StartedUpload {
	/** The response of `start`, which the other calls read. */
	result: unknown;
}

function useUploadCalls(upload: FieldUpload, scope: PageScope): (signal: AbortSignal) => UploadCalls<Started> {
	const call = useCompiledCall();
	return (signal) => {
		const send = (operation: OperationName, input: Expression<Record<string, unknown>> | undefined, bound: Bound) =>
			call(operation, input, { scope: scope.with(bound), signal, quiet: true });
		return {
			binary: upload.binary ?? false,
			async start(file) {
				const started = await send(upload.start, upload.startWith, { file });
				if (!started.ok) return started;
				const { data: result } = started;
				const answered = scope.with({ result });
				const { partBytes, received } = upload;
				return {
					...started,
					data: {
						result,
						partBytes: Number(typeof partBytes === 'function' ? answered.read(partBytes) : partBytes),
						received: (received && answered.read(received))?.map(Number) ?? [],
					},
				};
			},
			part: ({ result }, part) => send(upload.part, upload.partWith, { result, part }),
			async finish({ result }) {
				const finished = await send(upload.finish, upload.finishWith, { result });
				return finished.ok && upload.value ? { ...finished, data: scope.with({ result: finished.data }).read(upload.value) } : finished;
			},
		};
	};
}
