import type { ApiModel } from '#codegen/check/api/api-model.ts';
import { wholeShape } from '#codegen/check/page/answer-shape.ts';
import { type Compiled, code, json, listOf, objectOf } from '#codegen/check/slot/compiled.ts';
import { firstFreeName } from '#codegen/first-free-name.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { printCompiled, printKey } from './print.ts';
import { header, type VirtualFile } from './virtual-file.ts';

/**
 * Emits the shapes of whole responses, for calls made by features; a file of its own makes it a separate chunk. The shape of a schema that
 * several responses contain is a constant of its own.
 */
export function emitAnswerShapes(apis: readonly ApiModel[]): VirtualFile {
	const operations = apis.flatMap((api) => api.operations).sort((a, b) => (a.name < b.name ? -1 : 1));
	const shared = new Map<string, { name: string; shape: Plain; count: number }>();
	const noteSchema = (name: string, shape: Plain): void => {
		const text = JSON.stringify(shape);
		const known = shared.get(text);
		shared.set(text, { name, shape, count: (known?.count ?? 0) + 1 });
	};
	const shapes = operations.map((operation) => [operation.name, wholeShape(operation, noteSchema)] as const);
	for (const [text, { count }] of shared) if (count === 1 || text.length < MIN_SHARED_LENGTH) shared.delete(text);
	const names = new Map<string, string>();
	for (const [text, { name }] of shared) names.set(text, constantName(name, [...names.values()]));
	// A shape is longer than those it contains, so each constant comes after those it refers to.
	const constants = [...shared]
		.sort(([a], [b]) => a.length - b.length)
		.map(([text, { shape }]) => `const ${names.get(text)} = ${printCompiled(compiledFields(shape, names))} as const;\n`);
	const table = shapes.flatMap(([name, shape]) =>
		shape === '*' ? [] : [`\t${printKey(name)}: ${printCompiled(compiledShape(shape, names), 1)},\n`],
	);
	const text = `${header(apis.map(({ document }) => document.file).join(', '))}import type { Shape } from '#src/http/check-shape.ts';

${constants.join('')}
export const answerShapes: Readonly<Record<string, Shape>> = {
${table.join('')}};
`;
	return { folder: 'generated', path: 'api/answer-shapes.ts', text };
}

/** Characters from which a name is shorter than the shape. */
const MIN_SHARED_LENGTH = 40;

/** Schemas of two APIs may have one name, and a name may begin with a digit or be a word of TypeScript, which has no capital. */
function constantName(name: string, taken: readonly string[]): string {
	const word = name.replaceAll(/\W/g, '_');
	return firstFreeName(/^[A-Z]/.test(word) ? word : `Shape_${word}`, (other) => taken.includes(other));
}

const compiledShape = (shape: Plain, names: ReadonlyMap<string, string>): Compiled => {
	const name = names.get(JSON.stringify(shape));
	return name === undefined ? compiledFields(shape, names) : code(name);
};

function compiledFields(shape: Plain, names: ReadonlyMap<string, string>): Compiled {
	if (Array.isArray(shape)) return listOf(shape.map((item) => compiledShape(item, names)));
	if (typeof shape !== 'object' || shape === null) return json(shape);
	return objectOf(Object.entries(shape).map(([key, value]) => [key, compiledShape(value, names)] as const));
}
