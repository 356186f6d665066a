const DIGITS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** From 10 to 99. */
const inWords = (number: number): string => `${number < 20 ? '' : DIGITS[Math.floor(number / 10)]}十${DIGITS[number % 10]}`;

/** A sum of two numbers from 11 to 49, in words that a screen reader reads aloud. `noise`: bytes that choose the numbers. */
export function sumQuestion(noise: readonly number[]): { question: string; answer: string } {
	const [one, other] = [11 + ((noise[0] ?? 0) % 39), 11 + ((noise[1] ?? 0) % 39)] as const;
	return { question: `${inWords(one)}加${inWords(other)}等于几？`, answer: String(one + other) };
}
