import type { CatalogueEntry } from '#codegen/diagnostics/catalogue/entry.ts';
import { catalogue } from '#codegen/diagnostics/catalogue.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import type { Command } from './command.ts';

const entries: Readonly<Record<string, CatalogueEntry>> = catalogue;

/** `explain <code>`: what docs/errors.md says of a code. `explain` alone lists all codes. */
export const explain: Command = async ([code, ...rest], { format }) => {
	if (rest.length > 0) return { output: 'Name one code: `npm run codegen -- explain <code>`; without one all are listed.', code: 2 };
	if (code === undefined) return { output: format === 'json' ? JSON.stringify(titles(), null, '\t') : listed(), code: 0 };
	const entry = Object.hasOwn(entries, code) ? entries[code] : undefined;
	if (!entry) {
		const meant = closest(code, Object.keys(entries));
		return { output: `No finding has the code \`${code}\`.${meant ? ` Did you mean \`${meant}\`?` : ''}`, code: 2 };
	}
	return { output: format === 'json' ? JSON.stringify({ code, ...entry }, null, '\t') : explained(code, entry), code: 0 };
};

const titles = (): Record<string, string> => Object.fromEntries(Object.entries(entries).map(([code, { title }]) => [code, title]));

function listed(): string {
	const width = Math.max(...Object.keys(entries).map((code) => code.length));
	return Object.entries(titles())
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.map(([code, title]) => `${code.padEnd(width)}  ${title}`)
		.join('\n');
}

function explained(code: string, { title, explanation, wrong, right }: CatalogueEntry): string {
	return `${code}: ${title}\n\n${explanation}\n\nWrong:\n\n${indented(wrong)}\n\nRight:\n\n${indented(right)}`;
}

const indented = (yaml: string): string => yaml.replace(/^/gm, '  ');
