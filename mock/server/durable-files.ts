/** File operations that survive a killed process and a power cut once they resolve. */
import { statSync } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Replaces the file atomically: a killed run leaves the old file or the new one. */
export async function replaceFile(file: string, text: () => string): Promise<void> {
	const folder = path.dirname(file);
	await mkdir(folder, { recursive: true });
	const temporary = `${file}.tmp`;
	const handle = await open(temporary, 'w');
	try {
		await handle.writeFile(text());
		await handle.sync();
	} catch (error) {
		// The part that was written would keep a full disk full.
		await rm(temporary, { force: true });
		throw error;
	} finally {
		await handle.close();
	}
	await rename(temporary, file);
	await syncFolder(folder);
}

/** Differs after a write by anyone; null if there is no file, or none that can be reached. Some shared folders give files no lasting inode. */
export function versionOf(file: string): string | null {
	try {
		const { mtimeMs, size } = statSync(file);
		return `${mtimeMs} ${size}`;
	} catch {
		return null;
	}
}

export async function removeFile(file: string): Promise<void> {
	await rm(file, { force: true });
	await syncFolder(path.dirname(file));
}

/** A new file name is durable only after its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder, 'r');
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

export class AppendedFile {
	size = 0;
	private readonly file: string;
	private handle: FileHandle | null = null;

	constructor(file: string) {
		this.file = file;
	}

	get isOpen(): boolean {
		return this.handle !== null;
	}

	/** Creates the file with its first text, which becomes durable with the first append. Rejects with `EEXIST` if it is there. */
	async create(text: string): Promise<void> {
		await this.start(text, 'ax');
	}

	/** Like `create`, but empties a file that is there. */
	async restart(text: string): Promise<void> {
		await this.start(text, 'a');
	}

	private async start(text: string, flag: 'a' | 'ax'): Promise<void> {
		if (!this.handle) {
			this.handle = await open(this.file, flag);
			await syncFolder(path.dirname(this.file));
		}
		await this.handle.truncate(0);
		await this.handle.appendFile(text);
		this.size = 0;
	}

	async append(text: string): Promise<void> {
		if (!this.handle) throw new Error(`${this.file} is not open.`);
		await this.handle.appendFile(text);
		await this.handle.datasync();
		this.size += Buffer.byteLength(text);
	}

	async close(): Promise<void> {
		await this.handle?.close();
		this.handle = null;
	}
}
