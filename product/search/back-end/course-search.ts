import pinyin from 'pinyin-match';
import { viewerOf } from '#app/account/back-end/viewer.ts';
import { pageOf } from '#mock/answers/page-of.ts';
import { contains } from '#mock/answers/text-search.ts';
import type { Handler } from '#mock/handler.ts';
import { foldText } from '#src/lib/typed-text.ts';
import type { SearchHit } from './answer-types.ts';
import { excerptOf, SEARCH_TITLES, type SearchDocument, searchDocuments } from './search-documents.ts';

const TYPES = Object.keys(SEARCH_TITLES) as SearchHit['type'][];
const TOPS = 3;

export const courseSearch: Handler<'main.courseSearch'> = (context) => {
	const viewer = viewerOf(context);
	const { keyword, type } = context.input;
	const searching = keyword.trim() !== '' && !context.scenario.empty;
	const found = searching ? bestFirst(keyword, searchDocuments(viewer)) : [];
	const wanted = type ? found.filter(({ hit }) => hit.type === type) : found;
	const shown = ({ hit, text }: SearchDocument): SearchHit => ({ ...hit, excerpt: excerptOf(text, keyword) });
	const groups = TYPES.map((name) => ({
		type: name,
		title: SEARCH_TITLES[name],
		total: found.filter(({ hit }) => hit.type === name).length,
	}));
	const { records, total } = pageOf(context, wanted);
	return {
		records: records.map(shown),
		total,
		unscopedTotal: found.length,
		groups: groups.filter((group) => group.total > 0),
		tops: groups.flatMap((group) => {
			const own = type ? [] : found.filter(({ hit }) => hit.type === group.type).slice(0, TOPS);
			return own.map((document) => ({ ...shown(document), groupTitle: group.title, groupTotal: group.total }));
		}),
	};
};

/** Ranks title matches first, then titles that read like the keyword in pinyin, then matches anywhere. */
function bestFirst(keyword: string, documents: readonly SearchDocument[]): SearchDocument[] {
	const words = foldText(keyword).trim().split(/\s+/);
	const ranks: SearchDocument[][] = [[], [], []];
	for (const document of documents) {
		const { hit, text } = document;
		if (contains(keyword, [hit.title])) ranks[0]?.push(document);
		else if (words.every((word) => contains(word, [hit.title]) || readsLike(hit.title, word))) ranks[1]?.push(document);
		else if (contains(keyword, [hit.title, text])) ranks[2]?.push(document);
	}
	return ranks.flat();
}

/** Single letters would match nearly every title. */
const readsLike = (title: string, word: string): boolean =>
	word.length > 1 && /[a-z]/.test(word) && pinyin.match(title.toLowerCase(), word) !== false;
