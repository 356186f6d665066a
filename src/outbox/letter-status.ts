/** How it stands with something that waits, in words for whoever wrote it. Pure. */
import { delayAfter, type Letter } from './letter.ts';

export interface LetterStatus {
	tone: 'info' | 'warn' | 'bad';
	words: string;
}

export function letterStatus({ refusal, tries }: Pick<Letter, 'refusal' | 'tries'>, sending: boolean): LetterStatus {
	if (sending) return { tone: 'info', words: '正在发送' };
	if (refusal !== null) return { tone: 'bad', words: `服务器没有收下：${refusal}` };
	// Only what has failed again says so: the first time it was just put here.
	return { tone: 'warn', words: tries > 1 ? `已试过 ${tries} 次，${delayText(delayAfter(tries))}内会再试` : '等待发送' };
}

const delayText = (milliseconds: number): string =>
	milliseconds < 60_000 ? `${milliseconds / 1000} 秒` : `${Math.ceil(milliseconds / 60_000)} 分钟`;
