import { parseTime } from '#src/lib/parse-time.ts';
import type { SiteTimes } from '#src/lib/site-times.ts';
import { textWidth } from '#src/lib/text-width.ts';
import type { Honour } from './api-types.ts';

export interface CertificateText {
	heading: string;
	/** More than one line is written smaller. */
	name: readonly string[];
	reason: readonly string[];
	title: readonly string[];
	issuer: string;
	date: string;
	notes: readonly string[];
	stamp: string;
}

const HEADINGS: Readonly<Record<Honour['kind'], string>> = { cert: '荣誉证书', medal: '获奖证书', badge: '徽章证明' };
const STAMPS: Readonly<Record<Honour['state'], string>> = { valid: '', expired: '已过期', revoked: '已撤销', locked: '尚未获得' };

/** Line widths in Chinese characters. */
const NAME_WIDTH = 20;
const SMALL_NAME_WIDTH = 28;
const REASON_WIDTH = 26;
const TITLE_WIDTH = 16;

export function certificateText(honour: Honour, times: SiteTimes): CertificateText {
	const { kind, title, ownerName, teamName, reason, issuer, issuedAt, expiresAt, no, verifyCode, state } = honour;
	const team = teamName ? `（${teamName}）` : '';
	return {
		heading: HEADINGS[kind],
		name: nameLines(`${ownerName} 同学${team}`),
		reason: wrapText(reason ? `因${reason}，特颁此证，以资鼓励。` : '特颁此证，以资鼓励。', REASON_WIDTH),
		title: wrapText(title, TITLE_WIDTH),
		issuer,
		date: dayOf(issuedAt, times),
		notes: [
			...(no ? [`证书编号 ${no}`] : []),
			...(verifyCode ? [`验证码 ${verifyCode}`] : []),
			...(expiresAt ? [`有效期至 ${dayOf(expiresAt, times)}`] : []),
		],
		stamp: STAMPS[state],
	};
}

function nameLines(name: string): string[] {
	const small = wrapText(name, SMALL_NAME_WIDTH);
	return small.length > 1 ? small : wrapText(name, NAME_WIDTH);
}

function dayOf(time: string | undefined, times: SiteTimes): string {
	const parsed = parseTime(time);
	return parsed ? times.format(parsed, 'YYYY 年 M 月 D 日', 'place') : '';
}

/** Punctuation that must not start a line. */
const CLOSING = /^[，。；：、！？）」》】’”%]/u;

/**
 * Wraps text at `width` Chinese characters; narrow letters count for about half. Closing punctuation stays on its line, and a word breaks only if it
 * is longer than a line.
 */
export function wrapText(text: string, width: number): string[] {
	const lines: string[] = [];
	let line = '';
	const pieces = (text.match(/[\w.+#-]+|./gsu) ?? []).flatMap((piece) => (widthOf(piece) > width ? [...piece] : [piece]));
	for (const piece of pieces) {
		const fits = widthOf(line) + widthOf(piece) <= width || CLOSING.test(piece) || line === '';
		if (!fits) lines.push(line.trimEnd());
		line = fits ? line + piece : piece.trimStart();
	}
	return line === '' ? lines : [...lines, line];
}

/** The serif font of certificates has narrow Latin letters. */
const widthOf = (text: string): number => textWidth(text, 0.55);

/** Characters that are illegal in file names on some system. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are illegal in file names
const FORBIDDEN = /[\\/:*?"<>|\u0000-\u001f]+/g;

export const certificateFile = ({ title, ownerName }: Pick<Honour, 'title' | 'ownerName'>): string =>
	`${`${title}-${ownerName}`.replace(FORBIDDEN, ' ').trim()}.png`;
