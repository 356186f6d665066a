import type { Handler } from '#mock/handler.ts';
import { randomToken } from '#mock/http/random-token.ts';
import type { Row } from '#mock/store/store.ts';
import { drawDigits } from './draw-digits.ts';
import { sumQuestion } from './sum-question.ts';

/** The digits of every picture. */
export const DEMO_DIGITS = '2468';
const LIFE_MS = 5 * 60_000;
const MOST = 100;

export interface PictureCodeRow extends Row {
	/** The digits of the picture, and the sum. */
	answers: string[];
	madeAt: number;
	used: boolean;
}

export const isExpired = ({ madeAt }: PictureCodeRow, now: number): boolean => now > madeAt + LIFE_MS;

/** Bytes that differ from code to code, and are the same for the same rows and time. */
function noiseOf(seed: number): number[] {
	let state = seed;
	return Array.from({ length: 16 }, () => {
		state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
		return state >>> 24;
	});
}

export const pictureCode: Handler<'main.pictureCode'> = (context) => {
	const { db } = context;
	const now = context.now();
	const codes = db.rows<PictureCodeRow>('picture-codes');
	const kept = codes.filter((code) => !isExpired(code, now)).slice(1 - MOST);
	for (const { id: gone } of codes.filter((code) => !kept.includes(code))) db.remove('picture-codes', gone);
	const id = randomToken();
	const noise = noiseOf(Math.floor(now / 1000) * MOST + kept.length);
	const { question, answer } = sumQuestion(noise);
	db.insert<PictureCodeRow>('picture-codes', { id, answers: [DEMO_DIGITS, answer], madeAt: now, used: false });
	const picture = `data:image/svg+xml,${encodeURIComponent(drawDigits(DEMO_DIGITS, noise))}`;
	return { id, picture, question, expiresIn: LIFE_MS / 1000 };
};
