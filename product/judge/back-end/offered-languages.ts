import { engineOf } from '#engines/create-runner.ts';
import { shipped } from '#mock/generated/shipped.ts';

const RUNNABLE = ['C', 'C++', 'C++ 17', 'C++ 20', 'Python3', 'JavaScript Node', 'JavaScript V8'] as const;

export const languagesOf = (engines: readonly string[]): readonly string[] =>
	RUNNABLE.filter((language) => engines.includes(engineOf(language) ?? ''));

/** The languages of each problem: those of the engines in `mock.engines` of app.yaml. */
export const OFFERED = languagesOf(shipped.engines);
