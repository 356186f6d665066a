import type { CatalogueEntry } from '#codegen/diagnostics/catalogue/entry.ts';
import { catalogue } from '#codegen/diagnostics/catalogue.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import { blockKinds } from '#codegen/grammar/block-kinds.ts';
import { findInReference } from '#codegen/reference/emit-reference.ts';
import { type Command, type CommandResult, type Format, refused } from './command.ts';

const entries: Readonly<Record<string, CatalogueEntry>> = catalogue;

/** `explain <name>` prints an entry of docs/errors.md or docs/reference.md; `explain` alone lists all codes. */
export const explain: Command = async ([code, ...rest], { format }) => {
	if (rest.length > 0)
		return refused('Name one code or block: `npm run codegen -- explain <code or block>`; without one all codes are listed.');
	if (code === undefined) return { output: format === 'json' ? JSON.stringify(titles(), null, '\t') : listed(), code: 0 };
	const entry = Object.hasOwn(entries, code) ? entries[code] : undefined;
	if (!entry) return explainConstruct(code, format);
	return { output: format === 'json' ? JSON.stringify({ code, ...entry }, null, '\t') : explained(code, entry), code: 0 };
};

function explainConstruct(name: string, format: Format): CommandResult {
	const text = findInReference(name);
	if (text !== null) return { output: format === 'json' ? JSON.stringify({ name, text }, null, '\t') : text, code: 0 };
	const meant = closest(name, [...Object.keys(entries), ...Object.keys(blockKinds)]);
	return refused(`There is no finding, block or step \`${name}\`.${meant ? ` Did you mean \`${meant}\`?` : ''}`);
}

const titles = (): Record<string, string> => Object.fromEntries(Object.entries(entries).map(([code, { title }]) => [code, title]));

function listed(): string {
	const width = Math.max(...Object.keys(entries).map((code) => code.length));
	return Object.entries(titles())
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.map(([code, title]) => `${code.padEnd(width)}  ${title}`)
		.join('\n');
}

function explained(code: string, { title, explanation, fix, wrong, right }: CatalogueEntry): string {
	const mended = fix === undefined ? '' : `\`npm run codegen -- fix\` ${fix}.\n\n`;
	return `${code}: ${title}\n\n${explanation}\n\n${mended}Wrong:\n\n${indented(wrong)}\n\nRight:\n\n${indented(right)}`;
}

const indented = (yaml: string): string => yaml.replace(/^/gm, '  ');
