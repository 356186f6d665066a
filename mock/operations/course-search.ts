import type { Handler } from '#mock/handler.ts';
import type { SearchHit } from './learning/answers.ts';
import { contains, pageOf, sceneOf } from './learning/scene.ts';
import { excerptOf, SEARCH_TITLES, type SearchDocument, searchDocuments } from './learning/search-documents.ts';

const TYPES = Object.keys(SEARCH_TITLES) as SearchHit['type'][];
/** Of each type, as long as none is chosen. */
const TOPS = 3;

export const courseSearch: Handler<'main.courseSearch'> = (context) => {
	const scene = sceneOf(context);
	const { keyword, type } = context.input;
	const found =
		keyword.trim() && !context.scenario.empty
			? searchDocuments(scene).filter((document) => contains(keyword, [document.hit.title, document.text]))
			: [];
	const inTitle = found.filter(({ hit }) => contains(keyword, [hit.title]));
	const ordered = [...inTitle, ...found.filter((document) => !inTitle.includes(document))];
	const wanted = type ? ordered.filter(({ hit }) => hit.type === type) : ordered;
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
			const own = type ? [] : ordered.filter(({ hit }) => hit.type === group.type).slice(0, TOPS);
			return own.map((document) => ({ ...shown(document), groupTitle: group.title, groupTotal: group.total }));
		}),
	};
};
