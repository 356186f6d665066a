/** Persists the store's changes: each batch goes to a write-ahead log, which a snapshot replaces from time to time. */
import type { HostMetadata } from '#mock/store/clock.ts';
import type { Store } from '#mock/store/store.ts';
import { encodeBatch, encodeHeader } from './change-log.ts';
import { copyOf, logOf } from './database-file.ts';
import { AppendedFile, removeFile, replaceFile, versionOf } from './durable-files.ts';
import { PendingChanges } from './pending-changes.ts';
import { encodeSnapshot } from './snapshot.ts';

export interface JournalOptions {
	file: string;
	store: Store;
	kept: () => HostMetadata;
	generation: number;
	/** Writes a snapshot before the first batch, because the files on disk differ from the store's rows. */
	snapshotFirst: boolean;
	/** Log size in bytes that triggers a snapshot. */
	logLimit?: number;
	/** Called with a sentence when writing fails and when it works again. */
	onNotice: (sentence: string) => void;
}

export interface Journal {
	/**
	 * Resolves with true when all changes are on disk, with false if they could not be written. A journal that could never write, in a
	 * read-only folder, has said so and promises nothing: it resolves with true. Changes made during a write share the next batch.
	 */
	commit(): Promise<boolean>;
	/** Writes a final snapshot and removes the log, so that the data file is plain JSON. */
	close(): Promise<void>;
}

/** Another program wrote the data file or its log. Neither is touched from then on, so that its changes stay. */
class ForeignFile extends Error {}

function throwForeign(error: NodeJS.ErrnoException): never {
	throw error.code === 'EEXIST' ? new ForeignFile() : error;
}

const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);

const LOG_LIMIT = 4 * 1024 * 1024;

export function createJournal(options: JournalOptions): Journal {
	return new FileJournal(options);
}

class FileJournal implements Journal {
	private readonly options: JournalOptions;
	private readonly log: AppendedFile;
	private readonly pending = new PendingChanges();
	private generation: number;
	/** The data file's version when this mock last read or wrote it. */
	private version: string | null;
	private foreign = false;
	private snapshotDue: boolean;
	private dirty: boolean;
	/** True from a failed write until a snapshot succeeds. */
	private failing = false;
	/** Whether a change that is not on disk counts as lost: something was written before, or the disk is full. */
	private promised = false;
	private last: Promise<boolean> = Promise.resolve(true);
	private queued = false;
	private readonly stop: () => void;

	constructor(options: JournalOptions) {
		this.options = options;
		this.log = new AppendedFile(logOf(options.file));
		this.generation = options.generation;
		this.version = versionOf(options.file);
		this.snapshotDue = options.snapshotFirst;
		this.dirty = options.snapshotFirst;
		this.stop = options.store.onChange((resource, id) => this.note(resource, id));
	}

	commit(): Promise<boolean> {
		if ((this.dirty || this.failing) && !this.queued) {
			this.queued = true;
			this.last = this.last.then(() => this.write());
		}
		return this.last;
	}

	async close(): Promise<void> {
		this.stop();
		await this.commit();
		try {
			this.expectOwnFile();
			if (this.log.size > 0 && !this.failing) await this.writeSnapshot();
			if (this.log.isOpen && !this.failing) await removeFile(logOf(this.options.file));
		} catch (error) {
			this.fail(error);
		} finally {
			await this.log.close();
		}
	}

	private note(resource: string | null, id: string | null): void {
		if (resource === null || id === null) this.snapshotDue = true;
		else this.pending.note(resource, id, this.options.store.find(resource, id) !== undefined);
		if (this.dirty) return;
		this.dirty = true;
		// Background work changes rows outside of any request, so no response waits for its commit.
		setImmediate(() => void this.commit());
	}

	private async write(): Promise<boolean> {
		this.queued = false;
		this.dirty = false;
		try {
			this.expectOwnFile();
			if (this.snapshotDue || this.log.size > (this.options.logLimit ?? LOG_LIMIT)) await this.writeSnapshot();
			else await this.writeBatch();
			if (this.failing) this.options.onNotice(`${this.options.file} can be written again and holds every change.`);
			this.failing = false;
			this.promised = true;
			return true;
		} catch (error) {
			this.fail(error);
			return !this.promised;
		}
	}

	private async writeBatch(): Promise<void> {
		// An earlier snapshot may already contain the pending changes.
		if (this.pending.isEmpty) return;
		const { store, kept } = this.options;
		const { clock, real } = kept();
		const text = encodeBatch({ clock, real, changes: this.pending.take(store) });
		if (!this.log.isOpen) await this.log.create(encodeHeader(this.generation)).catch(throwForeign);
		await this.log.append(text);
	}

	/** Each snapshot has a higher generation, so that the next run recognises a stale log if the process ends before the log is emptied. */
	private async writeSnapshot(): Promise<void> {
		const { store, kept, file } = this.options;
		// Higher than the generation of every earlier log, even one with an unreadable header.
		this.generation = Math.max(this.generation + 1, Date.now());
		let text = '';
		await replaceFile(file, () => {
			this.snapshotDue = false;
			this.pending.clear();
			text = encodeSnapshot({ ...kept(), generation: this.generation }, store.state);
			return text;
		});
		this.version = versionOf(file);
		// The log continues both; a damaged data file is replaced by the copy.
		await replaceFile(copyOf(file), () => text);
		await this.log.restart(encodeHeader(this.generation));
	}

	/** A file that was deleted is written again. */
	private expectOwnFile(): void {
		const version = versionOf(this.options.file);
		if (this.foreign || (version !== null && version !== this.version)) throw new ForeignFile();
	}

	/** The log now lacks changes, so the next write must be a snapshot. */
	private fail(error: unknown): void {
		this.snapshotDue = true;
		this.foreign ||= error instanceof ForeignFile;
		if (this.foreign || FULL.has((error as NodeJS.ErrnoException).code ?? '')) this.promised = true;
		if (this.failing) return;
		this.failing = true;
		this.options.onNotice(this.foreign ? this.foreignNotice() : this.failureNotice(error));
	}

	private foreignNotice(): string {
		const remedy = 'MOCK_DATA gives each mock a file of its own';
		return `${this.options.file} was written by another program, perhaps a second mock. Writes are refused with 507 until this mock starts again; ${remedy}.`;
	}

	private failureNotice(error: unknown): string {
		const reason = error instanceof Error ? error.message : String(error);
		const effect = this.promised ? 'Writes are refused with 507' : 'Changes are kept in memory only';
		return `${this.options.file} cannot be written (${reason}). ${effect}, until it can be.`;
	}
}
