import type { SeedTools } from '#mock/store/load-seed.ts';
import { placeOptions, type QuestionDraft } from './question-draft.ts';
import { shuffle } from './shuffle.ts';
import { expressionTemplates } from './templates/expressions.ts';
import { loopTemplates } from './templates/loops.ts';
import { machineTemplates } from './templates/machines.ts';
import { stringTemplates } from './templates/strings.ts';
import type { Fact, Template } from './templates/template.ts';

export const templates: readonly Template[] = [...expressionTemplates, ...loopTemplates, ...stringTemplates, ...machineTemplates];

type Make = (fact: Fact, random: () => number) => Pick<QuestionDraft, 'type' | 'stem' | 'options' | 'key'>;

interface TemplateUse {
	variants: readonly number[];
	make: Make;
	limit: number;
}

const single: Make = (fact, random) => {
	const { options, answer } = placeOptions([String(fact.answer)], wrongOf(fact), (list) => shuffle(list, random));
	return { type: 'single', stem: `${fact.ask}是`, options, key: { answer, analysis: fact.why } };
};

const judge: Make = (fact, random) => {
	const right = random() < 0.5;
	const claim = right ? String(fact.answer) : wrongOf(fact)[0];
	return { type: 'judge', stem: `${fact.ask}是 ${claim}。`, key: { answer: [right ? 'right' : 'wrong'], analysis: fact.why } };
};

const blank: Make = (fact) => ({
	type: 'blank',
	stem: `${fact.ask}是 ____ 。`,
	typing: { numbers: true },
	key: { answer: [String(fact.answer)], accept: [[String(fact.answer)]], analysis: fact.why },
});

/** Returns three wrong answers: typical mistakes first, then nearby numbers. */
export function wrongOf({ answer, wrong }: Fact): string[] {
	const near = [answer + 1, answer - 1, answer + 2, answer + 3, answer + 4];
	const other = [...new Set([...wrong, ...near])].filter((value) => value !== answer);
	return other.slice(0, 3).map((value) => String(Math.round(value * 100) / 100));
}

function useTemplates(random: SeedTools['random'], { variants, make, limit }: TemplateUse): QuestionDraft[] {
	const drafts = variants.flatMap((n) =>
		templates.map(({ id, subjects, knowledge, difficulty, make: factOf }) => ({
			subjects,
			knowledge,
			difficulty,
			...make(factOf(n), random(`${id}-${n}`)),
		})),
	);
	return drafts.slice(0, limit);
}

export function templateQuestions(random: SeedTools['random'], missing: { single: number; judge: number; blank: number }): QuestionDraft[] {
	return [
		...useTemplates(random, { variants: [0, 1, 2], make: single, limit: missing.single }),
		...useTemplates(random, { variants: [3], make: judge, limit: missing.judge }),
		...useTemplates(random, { variants: [4, 5], make: blank, limit: missing.blank }),
	];
}
