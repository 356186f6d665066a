import type { Collection } from '#codegen/collection.ts';
import { type ObjectGrammar, required, string } from '#codegen/grammar/grammar.ts';
import { scalarAt } from '#codegen/read/spec.ts';

const mood: ObjectGrammar = {
	name: 'Mood',
	doc: 'A mood that a child can choose.',
	keys: {
		title: required(string(), 'Name of the mood.'),
		example: required(string(), 'When a child feels like this.'),
	},
};

export const collection: Collection<'duplicate-mood'> = {
	shape: mood,
	findings: {
		'duplicate-mood': {
			title: 'Two moods of one title',
			explanation: 'The title is what is handed in, so two moods of one title could not be told apart.',
			wrong: '# moods/happy.yaml and moods/merry.yaml\ntitle: 开心',
			right: '# moods/happy.yaml\ntitle: 开心',
		},
	},
	check: (moods, report) => {
		const titles = new Set<unknown>();
		for (const each of moods.values()) {
			const title = scalarAt(each, 'title');
			if (titles.has(title))
				report({ code: 'duplicate-mood', message: `Another mood is “${title}”, too.`, hint: 'Give it another title.', at: each.at });
			titles.add(title);
		}
	},
};
