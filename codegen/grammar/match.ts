/** Choices by value. They may stand in place of any text, expression and block, of any entry with a `when`, of targets and of looks. */
import { blocks, expression, type Grammar, list, type ObjectGrammar, object, optional, record, required, string, text } from './grammar.ts';

const matchOf = (name: string, doc: string, of: Grammar): ObjectGrammar => ({
	name,
	doc: `${doc} Over an enum, and over true and false, \`else\` may be left out if each value has a case: the compiler tells which is missing, also once the API gains one.`,
	keys: {
		match: required(expression('any'), 'Value to choose by: text, a number, or true and false.'),
		cases: required(record(of), 'By value.'),
		else: optional(of, 'For every other value and for null.'),
	},
});

export const textMatch = matchOf('TextMatch', 'Stands for a text: that of the case of a value.', text);

const expressions = matchOf('ExpressionMatch', 'Stands for an expression: that of the case of a value.', expression('any'));

export const expressionMatch: ObjectGrammar = {
	...expressions,
	oneOf: ['cases', 'labels'],
	keys: {
		...expressions.keys,
		cases: optional(record(expression('any')), 'Expressions by value.'),
		labels: optional(record(string()), 'Words by value, as in a badge, a column or a detail. Null has none, and needs no `else`.'),
	},
};

export const blocksMatch = matchOf('BlocksMatch', 'Entry of a list of blocks: renders those of the case of a value.', blocks);

/** For the entries of a list: buttons, columns, fields. Null if they have no `when`. */
export function entriesMatch(of: Grammar): ObjectGrammar | null {
	if (of.kind !== 'object' || !Object.hasOwn(of.shape.keys, 'when')) return null;
	const known = entryMatches.get(of.shape);
	if (known) return known;
	const shape = matchOf(`${of.shape.name}Match`, `Entry of a list of ${of.shape.name}: takes those of the case of a value.`, list(of));
	entryMatches.set(of.shape, shape);
	return shape;
}

const entryMatches = new Map<ObjectGrammar, ObjectGrammar>();

export const objectMatch = (shape: ObjectGrammar): ObjectGrammar =>
	matchOf(`${shape.name}Match`, `Stands for an ${shape.name}: that of the case of a value.`, object(shape));

export const lookMatch = (name: string, of: Grammar): ObjectGrammar =>
	matchOf(`${name}Match`, 'Stands for the name of a look or of an icon: that of the case of a value.', of);
