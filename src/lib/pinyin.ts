/** Search by pinyin: kechengzhongxin and kczx find 课程中心, and both readings of 重 find 重复. Has a dictionary of 20 kB. */
import pinyin from 'pinyin-match';

/**
 * Whether consecutive characters of the text read like `word`, each by its whole pinyin, the beginning of it if it is the last, or its
 * initial. Single letters never match, as they would match nearly every text.
 */
export const readsLike = (text: string, word: string): boolean =>
	word.length > 1 && /[a-z]/i.test(word) && pinyin.match(text.toLowerCase(), word.toLowerCase()) !== false;
