import { strToU8, type Zippable, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { cutXml } from './cut-xml.ts';
import { withoutPiles } from './read-text.ts';
import { type Bytes, type DocxReading, TooLarge } from './readings.ts';
import { type Part, unpackParts } from './unpack-parts.ts';

const MEGABYTE = 1024 * 1024;
/** Of one part, inflated. */
const MAX_XML = 16 * MEGABYTE;
const MAX_RELATIONS = MEGABYTE;
const MAX_PICTURE = 10 * MEGABYTE;
/** Characters of all pictures as data URLs. A document may use one picture many times. */
const MAX_PICTURES = 12 * MEGABYTE;
const MAX_TAGS = 40_000;

/** Converts the first part of a document. mammoth has no limits, so it is given a document that is cut before. */
export async function readDocx(bytes: Bytes): Promise<DocxReading> {
	const { archive, paragraphs } = cutDocument(bytes);
	const { html, pictures } = await convert(archive);
	if ((html.match(/<[a-z]/g)?.length ?? 0) > MAX_TAGS) throw new TooLarge();
	if (paragraphs !== null) return { html, shown: paragraphs > 0 ? `前 ${paragraphs} 段` : '开头' };
	return { html, shown: pictures === 'all' ? null : '文字和一部分图片' };
}

function cutDocument(bytes: Bytes): { archive: Bytes; paragraphs: number | null } {
	const kept: Zippable = {};
	let paragraphs: number | null = null;
	for (const [name, part] of unpackParts(bytes, limitOf)) {
		if (!name.endsWith('.xml')) {
			if (part.whole) kept[name] = part.bytes;
			continue;
		}
		const { xml, ...cut } = cutXml(withoutPiles(textOf(part)));
		kept[name] = strToU8(withoutRepeatedNotes(xml));
		if (!cut.whole) paragraphs = Math.max(paragraphs ?? 0, cut.paragraphs);
	}
	return { archive: zipSync(kept, { level: 0 }), paragraphs };
}

function limitOf(name: string): number {
	if (name.endsWith('.xml')) return MAX_XML;
	if (name.endsWith('.rels')) return MAX_RELATIONS;
	return /\/media\/[^/]+$/.test(name) ? MAX_PICTURE : 0;
}

/** A cut may split the last character. */
const textOf = ({ bytes }: Part): string => new TextDecoder().decode(bytes);

const NOTE = /<(?:\w+:)?(foot|end)noteReference\b[^>]*?\bid="([^"]*)"[^>]*>/g;

/** mammoth repeats a note at each reference to it. A document of Word refers to each once. */
function withoutRepeatedNotes(xml: string): string {
	const seen = new Set<string>();
	return xml.replace(NOTE, (reference, kind, id) => {
		const note = `${kind} ${id}`;
		if (seen.has(note)) return '';
		seen.add(note);
		return reference;
	});
}

async function convert({ buffer }: Bytes): Promise<{ html: string; pictures: 'all' | 'some' }> {
	let room = MAX_PICTURES;
	const convertImage = mammoth.images.imgElement(async (image) => {
		const content = room > 0 ? await image.readAsBase64String() : '';
		room -= content.length;
		return { src: room > 0 ? `data:${image.contentType};base64,${content}` : '' };
	});
	const options = { convertImage, externalFileAccess: false, includeEmbeddedStyleMap: false };
	const { value } = await mammoth.convertToHtml({ arrayBuffer: buffer }, options);
	return { html: value, pictures: room > 0 ? 'all' : 'some' };
}
