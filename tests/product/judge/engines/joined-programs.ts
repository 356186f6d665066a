/** Joins programs into one that selects by its first input line, so the engine starts and compiles once. */

import type { ProblemRow } from '#app/judge/back-end/rows.ts';
import type { Program, Runner } from '#engines/runner.ts';

interface Source {
	program: Pick<Program, 'code'>;
}

type Named = readonly [name: string, source: Source];

export interface Joined {
	language: string;
	code: string;
}

export function joinPython(programs: readonly Named[]): Joined {
	const sources = Object.fromEntries(programs.map(([name, { program }]) => [name, program.code]));
	const code = `SOURCES = ${JSON.stringify(sources)}\nexec(compile(SOURCES[input()], 'main.py', 'exec'), {'__name__': '__main__'})\n`;
	return { language: 'Python3', code };
}

const OUTSIDE = /^\s*(#include .*|using namespace std;)$/;

/** Each program gets its own namespace, below the shared headers. */
export function joinCpp(programs: readonly Named[]): Joined {
	const linesOf = ({ program }: Source): string[] => program.code.split('\n');
	const headers = new Set(programs.flatMap(([, each]) => linesOf(each).filter((line) => line.trimStart().startsWith('#include'))));
	const bodies = programs.map(([name, each]) => {
		const own = linesOf(each).filter((line) => !OUTSIDE.test(line));
		return [`namespace ${spaceOf(name)} {`, ...own, '}'].join('\n');
	});
	const choices = programs.map(([name]) => `if (name == "${name}") return ${spaceOf(name)}::main();`);
	const main = ['int main() {', 'std::string name;', 'std::getline(std::cin, name);', ...choices, 'return 9;', '}'];
	return { language: 'C++', code: [...headers, '#include <string>', 'using namespace std;', ...bodies, ...main].join('\n') };
}

const spaceOf = (name: string): string => name.replaceAll('.', '_');

/** The problem for joined programs, which are no blocks any more. */
export const withName = (name: string, { blocks: _, ...problem }: ProblemRow): ProblemRow => ({
	...problem,
	cases: problem.cases.map((each) => ({ ...each, in: `${name}\n${each.in}` })),
});

/** A runner whose programs stay compiled between problems. */
export const staying = (runner: Runner): Runner => ({
	lanes: 1,
	compile: (program) => runner.compile(program),
	run: (program, input, limits) => runner.run(program, input, limits),
	release: () => undefined,
	close: () => runner.close(),
});
