import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { proxy, ref } from 'valtio/vanilla';
import type { UploadBlock } from '#generated/block-types.ts';
import type { CallWatch, PageCommands } from '#src/pages/page-context.tsx';
import { useActions } from '#src/pages/use-actions.ts';
import { useScope } from '#src/pages/use-scope.ts';
import type { ListedFile } from '#src/ui/files/file-list.tsx';

export interface UploadCommands {
	add(files: readonly File[]): void;
	/** Removes a file; aborts it if it is being sent. */
	remove(key: string): void;
	retry(key: string): void;
}

/** Sends one file. Never rejects; resolves with an error message, or null on success. */
type SendFile = (file: File, watch: Pick<Required<CallWatch>, 'signal' | 'onProgress'>) => Promise<string | null>;

export function useUploads(block: UploadBlock): [Uploads, UploadCommands] {
	const scope = useScope();
	const run = useActions();
	const send: SendFile = (file, watch) => sendFile({ block, run, given: block.with ? scope.read(block.with) : {} }, file, watch);
	const [queue] = useState(() => new UploadQueue(send));
	// A call uses the arguments that are current when it starts.
	useEffect(() => queue.receive(send));
	return [useSnapshot(queue.state).files, queue];
}

/** Sends files one after another. Independent of React. */
class UploadQueue implements UploadCommands {
	readonly state = proxy({ files: ref([]) as Uploads });
	private count = 0;
	private readonly running = new Map<string, AbortController>();
	private send: SendFile;

	constructor(send: SendFile) {
		this.send = send;
	}

	receive(send: SendFile): void {
		this.send = send;
	}

	add(files: readonly File[]): void {
		this.set(addFiles(this.state.files, files, this.newKey));
	}

	remove(key: string): void {
		this.running.get(key)?.abort();
		this.running.delete(key);
		this.set(removeFile(this.state.files, key));
	}

	retry(key: string): void {
		this.set(retryFile(this.state.files, key));
	}

	private newKey = (): string => {
		this.count += 1;
		return `file-${this.count}`;
	};

	private set(list: Uploads): void {
		this.state.files = ref(list);
		const next = nextFile(list);
		if (next) void this.start(next);
	}

	private async start({ key, file }: ListedFile): Promise<void> {
		const stop = new AbortController();
		this.running.set(key, stop);
		this.state.files = ref(changeFile(this.state.files, key, { state: 'sending', share: null }));
		const onProgress = (share: number): void => this.set(changeFile(this.state.files, key, { share }));
		const error = await this.send(file, { signal: stop.signal, onProgress });
		this.running.delete(key);
		this.set(changeFile(this.state.files, key, error === null ? { state: 'sent' } : { state: 'failed', error }));
	}
}

interface Sending {
	block: UploadBlock;
	run: PageCommands['run'];
	given: Readonly<Record<string, unknown>>;
}

/** A file counts as sent once the first step succeeds; failures of later steps are shown as usual. */
async function sendFile({ block, run, given }: Sending, file: File, watch: Parameters<SendFile>[1]): Promise<string | null> {
	const { submits, field, rules, then = [] } = block;
	const input = { ...given, [field]: rules.type === 'array' ? [file] : file };
	let error: string | null = '';
	await run(
		[{ call: submits, with: () => input }, ...then],
		{ form: {} },
		{
			...watch,
			onFailed(operation, { message }) {
				if (operation !== submits) return false;
				error = message;
				return true;
			},
			onDone(operation) {
				if (operation === submits) error = null;
			},
		},
	);
	return error;
}

export type Uploads = readonly ListedFile[];

const addFiles = (uploads: Uploads, files: readonly File[], newKey: () => string): Uploads => [
	...uploads,
	...files.map((file): ListedFile => ({ key: newKey(), file, state: 'waiting' })),
];

const changeFile = (uploads: Uploads, key: string, change: Partial<Omit<ListedFile, 'key' | 'file'>>): Uploads =>
	uploads.map((each) => (each.key === key ? { ...each, ...change } : each));

const removeFile = (uploads: Uploads, key: string): Uploads => uploads.filter((each) => each.key !== key);

const nextFile = (uploads: Uploads): ListedFile | null =>
	uploads.some(({ state }) => state === 'sending') ? null : (uploads.find(({ state }) => state === 'waiting') ?? null);

function retryFile(uploads: Uploads, key: string): Uploads {
	return uploads.map((each) => (each.key === key ? { key, file: each.file, state: 'waiting' } : each));
}
