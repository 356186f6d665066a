/** The words that somebody has searched for, the latest first. */
export const MOST_WORDS = 10;

const LONGEST = 50;

/** With these words on top. Words of which they are the finished form (人, 人工, 人工智能) make room: they were typed on the way. */
export function withWords(history: readonly string[], words: string): readonly string[] {
	const typed = words.trim().replace(/\s+/g, ' ');
	if (typed === '' || typed.length > LONGEST) return history;
	const [latest, ...older] = history.filter((one) => one !== typed);
	const kept = latest !== undefined && typed.startsWith(latest) && history[0] === latest ? older : [latest, ...older];
	return [typed, ...kept.filter((one) => one !== undefined)].slice(0, MOST_WORDS);
}

export const withoutWords = (history: readonly string[], words: string): readonly string[] => history.filter((one) => one !== words);

/** What the browser remembered; nothing for what is no such list. */
export function readHistory(stored: unknown): readonly string[] {
	return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string' && one !== '').slice(0, MOST_WORDS) : [];
}
