import type { CatalogueEntry } from './catalogue/entry.ts';
import { catalogueSections } from './catalogue.ts';

const HEAD = `# Findings of the compiler

<!-- Generated from codegen/diagnostics/catalogue.ts by \`npm run codegen\`. Do not edit. -->

Each finding has a code, the place of the mistake and a remedy. A run with findings writes nothing and exits with 1.
A note tells of something that may well be meant, and changes no exit code.
`;

export function emitErrorsDoc(): string {
	const sections = catalogueSections.map(({ title, entries }) => {
		const codes = Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1));
		return `## ${title}\n\n${codes.map(([code, entry]) => formatEntry(code, entry)).join('\n')}`;
	});
	return [HEAD, ...sections].join('\n');
}

function formatEntry(code: string, { title, explanation, fix, wrong, right }: CatalogueEntry): string {
	const mended = fix === undefined ? '' : `\`npm run codegen -- fix\` ${fix}.\n\n`;
	return `### ${code}\n\n**${title}.** ${explanation}\n\n${mended}Wrong:\n\n${fence(wrong)}\nRight:\n\n${fence(right)}`;
}

const fence = (yaml: string): string => `\`\`\`yaml\n${yaml}\n\`\`\`\n`;
