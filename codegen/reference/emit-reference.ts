/** Writes docs/reference.md from the grammar: every key of every manifest, block and step. */
import { pipes } from '#codegen/expression/pipes.ts';
import { steps, target } from '#codegen/grammar/actions.ts';
import { blockKinds } from '#codegen/grammar/block-kinds.ts';
import { type BlockGrammar, blockKeys, type KeyGrammar, type ObjectGrammar, string, type UnionGrammar } from '#codegen/grammar/grammar.ts';
import { describeKinds, describeSign, signOf } from '#codegen/grammar/kinds.ts';
import { manifestKinds } from '#codegen/grammar/manifest-kinds.ts';
import { blocksMatch, expressionMatch, lookMatch, objectMatch, textMatch } from '#codegen/grammar/match.ts';
import { mock } from '#codegen/grammar/mock.ts';
import { auth, envelope, type Form, openapi, openapiSchema, operation, paging } from '#codegen/grammar/openapi.ts';
import { describeGrammar, withArticle } from './describe-grammar.ts';

const HEAD = `# Reference of the manifests

<!-- Generated from codegen/grammar by \`npm run codegen\`. Do not edit. -->

Every key that a manifest may have; **bold** ones are required. [Write a page](guides/write-a-page.md) says what texts, expressions and names
are. What a construct binds, \`row\`, \`record\` or \`form\`, is known in the expressions of its keys.
`;

export function emitReference(): string {
	const parts = new Parts();
	const files = Object.entries(manifestKinds).map(([kind, shape]) =>
		section(kind === 'page' || kind === 'part' ? `${kind}s/*.yaml` : `${kind}.yaml`, keysOf(shape, parts), shape.doc),
	);
	const blocks = Object.values(blockKinds).map((shape) =>
		section(`block: ${shape.block}`, keysOf(withoutCommon(shape), parts), docOf(shape)),
	);
	const actions = Object.entries(steps).map(([name, shape]) => section(`step: ${name}`, keysOf(shape, parts), docOf(shape)));
	const matches = {
		texts: textMatch,
		expressions: expressionMatch,
		blocks: blocksMatch,
		targets: objectMatch(target),
		looks: lookMatch('Look', string()),
	};
	const choices = Object.entries(matches).map(([of, shape]) => section(`match: ${of}`, keysOf(shape, parts), docOf(shape)));
	const common = `Every block also takes:\n\n${keysOf({ name: '', doc: '', keys: blockKeys }, parts)}\n`;
	const answers = section('x-mock', kindsOf(mock, parts), docOf(mock));
	const shared = parts.all().map(({ shape, keys }) => section(shape.name, keys, docOf(shape)));
	return [
		HEAD,
		`## Files\n\n${files.join('\n')}`,
		`## Blocks\n\n${common}\n${blocks.join('\n')}`,
		`## Steps\n\n${actions.join('\n')}`,
		`## Choices\n\n${choices.join('\n')}`,
		`## Pipes\n\n${pipeLines()}\n`,
		`## API documents\n\nWhat this project adds to OpenAPI.\n\n${formLines()}\n\n${answers}`,
		`## Parts\n\nWhat the keys above hold.\n\n${shared.join('\n')}`,
	].join('\n');
}

export function findInReference(name: string): string | null {
	const sections = emitReference().split(/\n(?=##+ )/);
	const titles = [`block: ${name}`, `step: ${name}`, `${name}: `, `${name}.yaml\n`, `${name}\n`].map((title) => `### ${title}`);
	const found = titles.flatMap((title) => sections.filter((text) => text.startsWith(title)));
	return found.length > 0 ? found.map((text) => text.slice('### '.length).trimEnd()).join('\n\n') : null;
}

/** The keys of a kind of manifest that the app itself defines. */
export function describeCollection({ folder, shape }: { folder: string; shape: ObjectGrammar }): string {
	const parts = new Parts();
	const file = section(`${folder}/*.yaml`, keysOf(shape, parts), docOf(shape));
	const shared = parts.all().map((part) => section(part.shape.name, part.keys, docOf(part.shape)));
	return [file, ...shared].join('\n').slice('### '.length).trimEnd();
}

/** Collects nested constructs, each once, including those nested in them. */
class Parts {
	private readonly byName = new Map<string, { shape: ObjectGrammar | UnionGrammar; keys: string }>();

	readonly see = (shape: ObjectGrammar | UnionGrammar): void => {
		if (this.byName.has(shape.name)) return;
		const part = { shape, keys: '' };
		this.byName.set(shape.name, part);
		part.keys = 'kinds' in shape ? kindsOf(shape, this) : keysOf(shape, this);
	};

	all(): { shape: ObjectGrammar | UnionGrammar; keys: string }[] {
		return [...this.byName.values()].sort((one, other) => (one.shape.name < other.shape.name ? -1 : 1));
	}
}

const section = (title: string, keys: string, doc: string): string => `### ${title}\n\n${doc}\n\n${keys}\n`;

function keysOf({ keys }: ObjectGrammar, parts: Parts): string {
	return Object.entries(keys)
		.map(([name, key]) => keyLine(nameOf([name, key]), key, parts))
		.join('\n');
}

const keyLine = (name: string, { grammar, doc }: KeyGrammar, parts: Parts): string =>
	`- ${name} (${describeGrammar(grammar, parts.see)}): ${doc}`;

const nameOf = ([name, { required }]: [string, KeyGrammar]): string => (required ? `**\`${name}\`**` : `\`${name}\``);

/** The kinds with the names of their keys, then each key once, or once for each meaning. */
function kindsOf(union: UnionGrammar, parts: Parts): string {
	const keys = union.kinds.flatMap(({ keys }) => Object.entries(keys));
	const common = Object.entries(union.kinds[0]?.keys ?? {}).filter(([, key]) => isCommon(union, key));
	const kinds = union.kinds.map((kind) => {
		const sign = signOf(union, kind);
		const own = Object.entries(kind.keys).filter(([name, key]) => name !== sign.key && !isCommon(union, key));
		return `- ${describeSign(sign)}${own.length > 0 ? ` (${own.map(nameOf).join(', ')})` : ''}: ${kind.doc}`;
	});
	const described = keys.filter(([name, key]) => !(union.by.includes(name) && key.grammar.kind === 'enum'));
	const meanings = new Map(described.map(([name, key]) => [key, name]));
	const lines = [...meanings].map(([key, name]) => {
		const isOnly = [...meanings.values()].filter((other) => other === name).length === 1;
		const where = isOnly
			? ''
			: ` of ${describeKinds(
					union,
					union.kinds.filter((kind) => kind.keys[name] === key),
				)}`;
		return keyLine(`\`${name}\`${where}`, key, parts);
	});
	return `${kinds.join('\n')}\n\nEvery kind also takes ${common.map(nameOf).join(', ')}.\n\n${lines.join('\n')}`;
}

const isCommon = ({ kinds }: UnionGrammar, key: KeyGrammar): boolean => kinds.every(({ keys }) => Object.values(keys).includes(key));

function docOf(shape: ObjectGrammar | UnionGrammar): string {
	if ('kinds' in shape) return `${shape.doc}${needsOne(shape.by)}`;
	const { doc, binds = [], oneOf } = shape;
	const names = binds.flatMap(({ name, value }) => (['item', 'object', 'input'].includes(value) ? [name] : []));
	const bound = names.length > 0 ? ` Binds ${names.map((name) => `\`${name}\``).join(', ')}.` : '';
	return `${doc}${bound}${oneOf ? needsOne(oneOf) : ''}`;
}

const needsOne = (keys: readonly string[]): string => ` Needs one of ${keys.map((key) => `\`${key}\``).join(', ')}.`;

function withoutCommon(shape: BlockGrammar): ObjectGrammar {
	return { ...shape, keys: Object.fromEntries(Object.entries(shape.keys).filter(([name]) => !Object.hasOwn(blockKeys, name))) };
}

function pipeLines(): string {
	return Object.entries(pipes)
		.map(([name, { takes, parameters, doc }]) => {
			const given = parameters.map((parameter) => (parameter.optional ? `${parameter.name}?` : parameter.name)).join(', ');
			return `- \`| ${name}${given ? `(${given})` : ''}\`, of ${withArticle(takes)}: ${doc}`;
		})
		.join('\n');
}

const FORMS: readonly (readonly [string, Form])[] = [
	['of the document', openapi],
	['of `x-envelope`', envelope],
	['of `x-auth`', auth],
	['of `x-paging`', paging],
	['of an operation', operation],
	['of a schema', openapiSchema],
];

const formLines = (): string =>
	FORMS.flatMap(([where, { docs = {} }]) => Object.entries(docs).map(([key, doc]) => `- \`${key}\` ${where}: ${doc}`)).join('\n');
