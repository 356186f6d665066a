import path from 'node:path';
import { catalogue } from '#codegen/diagnostics/catalogue.ts';
import { isError } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import { applyEdits, describeEdits } from '#codegen/diagnostics/edits.ts';
import { separateFixes } from '#codegen/diagnostics/edits-of.ts';
import { reportJson } from '#codegen/diagnostics/report-json.ts';
import { reportText } from '#codegen/diagnostics/report-text.ts';
import { writeWhole } from '#codegen/files.ts';
import { type Command, refused } from './command.ts';
import { compileProject } from './compile-project.ts';

/** `fix [code]` makes the certain edits of all findings, or of one code, and compiles again; `--dry-run` only shows them. */
export const fix: Command = async ([code, ...more], { project, format, dryRun = false, compile }) => {
	if (more.length > 0) return refused('Name one code, as in `npm run codegen -- fix unknown-key`; without one all findings are mended.');
	const { diagnostics, sources, model } = await compile();
	const codes = [catalogue, ...(model?.collections ?? []).map(({ findings }) => findings)].flatMap((section) => Object.keys(section));
	if (code !== undefined && !codes.includes(code)) {
		const near = closest(code, codes);
		return refused(`There is no finding \`${code}\`.${near ? ` Did you mean \`${near}\`?` : ''}`);
	}
	const asked = diagnostics.filter((diagnostic) => code === undefined || diagnostic.code === code);
	const { mended, edits } = separateFixes(asked, sources);
	if (dryRun) {
		const shown =
			format === 'json' ? reportJson(mended, sources) : [...describeEdits(sources, edits), countOf(mended, 'can be')].join('\n');
		return { output: shown, code: 0 };
	}
	for (const [file, text] of applyEdits(sources, edits)) writeWhole(project, path.join(project.root, file), text);
	const left = await compileProject(project);
	const report = format === 'json' ? reportJson(left.diagnostics, left.sources) : reportText(left.diagnostics, left.sources);
	return {
		output: format === 'json' ? report : `${countOf(mended, mended.length === 1 ? 'is' : 'are')}\n\n${report}`,
		code: left.diagnostics.some(isError) ? 1 : 0,
	};
};

const countOf = ({ length }: readonly unknown[], verb: string): string =>
	`${length} ${length === 1 ? 'finding' : 'findings'} ${verb} mended.`;
