import type { Handler } from '#mock/handler.ts';
import type { SearchHit } from './learning/answers.ts';
import { contains, pageOf, sceneOf } from './learning/scene.ts';
import { excerptOf, SEARCH_TITLES, searchDocuments } from './learning/search-documents.ts';

const TYPES = Object.keys(SEARCH_TITLES) as SearchHit['type'][];

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
	const groups = TYPES.map((name) => ({
		type: name,
		title: SEARCH_TITLES[name],
		total: found.filter(({ hit }) => hit.type === name).length,
	}));
	const { records, total } = pageOf(context, wanted);
	return {
		records: records.map(({ hit, text }) => ({ ...hit, excerpt: excerptOf(text, keyword) })),
		total,
		unscopedTotal: found.length,
		groups: groups.filter((group) => group.total > 0),
	};
};
