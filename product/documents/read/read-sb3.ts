import { isRecord } from '#src/lib/is-record.ts';
import { fieldsOf, itemsOf, nameOf, numberOf, type Room, readScripts } from '../scratch/read-scripts.ts';
import { decodeText } from './decode-text.ts';
import { readSvg } from './read-svg.ts';
import { withoutPiles } from './read-text.ts';
import {
	type Bytes,
	type Sb3Reading,
	type ScratchCostume,
	type ScratchSound,
	type ScratchTarget,
	type ScratchValue,
	TooLarge,
} from './readings.ts';
import { type Part, unpackParts } from './unpack-parts.ts';

const MEGABYTE = 1024 * 1024;
const PROJECT = 'project.json';
const MAX_PROJECT = 12 * MEGABYTE;
const MAX_ASSET = 3 * MEGABYTE;
/** Bytes of all pictures and sounds, as each name in the archive has them. */
const MAX_ASSETS = 12 * MEGABYTE;
const MAX_BLOCKS = 2000;
/** Of sprites, and of the costumes, sounds, variables and lists of each. */
const MAX_ENTRIES = 100;
const MAX_ITEMS = 20;

const MIMES: Readonly<Record<string, string>> = {
	svg: 'image/svg+xml',
	png: 'image/png',
	jpg: 'image/jpeg',
	jpeg: 'image/jpeg',
	bmp: 'image/bmp',
	gif: 'image/gif',
	wav: 'audio/wav',
	mp3: 'audio/mpeg',
};

/** Reads the scripts and the assets of a Scratch 3 project. Throws if it is no archive or has no project in it. */
export function readSb3(bytes: Bytes): Sb3Reading {
	const parts = unpackParts(bytes, limitOf);
	const targets = targetsOf(parts.get(PROJECT));
	if (!targets) return { version: 2, targets: [], shown: null };
	const room: Room = { blocks: MAX_BLOCKS };
	const addressOf = createAssets(parts);
	const read = targets.slice(0, MAX_ENTRIES).map((target) => readTarget(target, room, addressOf));
	const whole = room.blocks > 0 && targets.length <= MAX_ENTRIES;
	return { version: 3, targets: read, shown: whole ? null : `前 ${MAX_ENTRIES} 个角色、${MAX_BLOCKS} 块积木` };
}

/** The sprites of a project alone, as its file has them; null for Scratch 2. Throws like `readSb3`. */
export const readTargets = (bytes: Bytes): readonly Target[] | null =>
	targetsOf(unpackParts(bytes, (name) => (name === PROJECT ? MAX_PROJECT : 0)).get(PROJECT));

type Target = Record<string, unknown>;

function targetsOf(project: Part | undefined): readonly Target[] | null {
	if (!project) throw new Error('the archive has no project.json');
	if (!project.whole) throw new TooLarge();
	const { targets, objName } = fieldsOf(JSON.parse(withoutPiles(decodeText(project.bytes))));
	if (Array.isArray(targets)) return targets.filter(isRecord);
	if (objName === undefined) throw new Error('project.json has no sprites');
	return null;
}

function limitOf(name: string): number {
	if (name === PROJECT) return MAX_PROJECT;
	return /^[0-9a-f]{32}\.\w+$/.test(name) ? MAX_ASSET : 0;
}

type AddressOf = (asset: Record<string, unknown>) => string | null;

function readTarget(target: Target, room: Room, addressOf: AddressOf): ScratchTarget {
	const first = (value: unknown): Record<string, unknown>[] => itemsOf(value).filter(isRecord).slice(0, MAX_ENTRIES);
	const named = (value: unknown): ScratchValue[] =>
		Object.values(fieldsOf(value))
			.slice(0, MAX_ENTRIES)
			.map(itemsOf)
			.map(([name, content]) => ({ name: nameOf(name), value: savedValue(content) }));
	return {
		stage: target.isStage === true,
		name: nameOf(target.name),
		scripts: readScripts(fieldsOf(target.blocks), room),
		costumes: first(target.costumes).map((costume): ScratchCostume => ({ name: nameOf(costume.name), address: addressOf(costume) })),
		sounds: first(target.sounds).map((sound): ScratchSound => {
			const seconds = numberOf(sound.sampleCount) / numberOf(sound.rate);
			return { name: nameOf(sound.name), address: addressOf(sound), seconds: Number.isFinite(seconds) && seconds > 0 ? seconds : null };
		}),
		variables: named(target.variables),
		lists: named(target.lists),
	};
}

function savedValue(content: unknown): string {
	if (!Array.isArray(content)) return typeof content === 'boolean' ? String(content) : nameOf(content);
	const more = content.length > MAX_ITEMS ? `…（共 ${content.length} 项）` : '';
	return `${content.slice(0, MAX_ITEMS).map(nameOf).join('，')}${more}`;
}

/** The assets as data URLs: a picture of vectors must not be opened as a page of this origin. An asset that is missing or too large has none. */
function createAssets(parts: ReadonlyMap<string, Part>): AddressOf {
	let room = MAX_ASSETS;
	return ({ assetId, dataFormat, md5ext }) => {
		const format = nameOf(dataFormat).toLowerCase();
		const part = parts.get(nameOf(md5ext) || `${nameOf(assetId)}.${format}`);
		const mime = MIMES[format];
		if (!part?.whole || mime === undefined || part.bytes.length > room || (format === 'svg' && !isCheap(part))) return null;
		room -= part.bytes.length;
		return `data:${mime};base64,${btoa(Array.from(part.bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
	};
}

function isCheap({ bytes }: Part): boolean {
	try {
		readSvg(Uint8Array.from(bytes));
		return true;
	} catch {
		return false;
	}
}
