import { contains } from '#mock/answers/text-search.ts';
import type { Handler } from '#mock/handler.ts';
import type { SearchHit } from '#mock/handlers/answer-types.ts';
import { pageOf } from '#mock/handlers/request/paging.ts';
import { viewerOf } from '#mock/handlers/request/viewer.ts';
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

/** Ranks title matches first, then matches of the title's pinyin initials, then matches anywhere. */
function bestFirst(keyword: string, documents: readonly SearchDocument[]): SearchDocument[] {
	const phrase = keyword.trim().toLowerCase();
	const initials = /^[a-z\d]{2,}$/.test(phrase);
	const ranks: SearchDocument[][] = [[], [], []];
	for (const document of documents) {
		const { hit, text } = document;
		if (contains(keyword, [hit.title])) ranks[0]?.push(document);
		else if (initials && initialsOf(hit.title).includes(phrase)) ranks[1]?.push(document);
		else if (contains(keyword, [hit.title, text])) ranks[2]?.push(document);
	}
	return ranks.flat();
}

/** The first character of each letter in pinyin order; no syllable begins with i, u or v. */
const FIRST = [...'吖八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥仨它穵夕丫帀'];
const LETTERS = 'abcdefghjklmnopqrstwxyz';
const BY_PINYIN = new Intl.Collator('zh-CN-u-co-pinyin');

const initialsByCharacter = new Map<string, string>();

const initialsOf = (text: string): string => [...text.toLowerCase()].map(initialOf).join('');

function initialOf(character: string): string {
	const initial = initialsByCharacter.get(character) ?? readInitial(character);
	initialsByCharacter.set(character, initial);
	return initial;
}

function readInitial(character: string): string {
	if (!/\p{Script=Han}/u.test(character)) return character;
	return LETTERS[FIRST.findLastIndex((first) => BY_PINYIN.compare(first, character) <= 0)] ?? character;
}
