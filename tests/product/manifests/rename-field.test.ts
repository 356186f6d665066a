import { expect, test } from 'vitest';
import { lineColumn } from '#codegen/diagnostics/line-column.ts';
import { compileEdited, productInput } from '#tests/codegen/support/product.ts';

async function compileWith(file: string, change: (text: string) => string) {
	const { diagnostics, sources } = await compileEdited(({ path, text }) => (path === file ? change(text) : text));
	return diagnostics.map(({ code, at }) => ({ code, file: at.file, ...lineColumn(sources.get(at.file) ?? '', at.start) }));
}

function usesOf(field: string): { code: string; file: string; line: number; column: number }[] {
	return productInput.files
		.filter(({ path }) => path.includes('/pages/'))
		.flatMap(({ path, text }) =>
			[...text.matchAll(new RegExp(`\\.(?=${field}\\b)`, 'g'))].map((match) => ({
				code: 'unknown-field',
				file: path,
				...lineColumn(text, match.index + 1),
			})),
		);
}

test.each([
	['lessonCount', 'CourseCard'],
	['publishAt', 'Notice'],
	['todaySeconds', 'StudySummary'],
	['teamName', 'RankRow'],
])('renaming %s of %s is reported at every use in every page', async (field, schema) => {
	const uses = usesOf(field);
	expect(uses.length).toBeGreaterThan(0);
	const rename = (text: string): string => {
		const start = text.indexOf(`\n    ${schema}:\n`);
		const at = text.indexOf(`        ${field}: {`, start);
		expect(start).toBeGreaterThan(0);
		const head = text.slice(0, at);
		const required = head.slice(start).replace(new RegExp(`\\b${field}\\b`), `${field}Renamed`);
		return `${head.slice(0, start)}${required}        ${field}Renamed: {${text.slice(at + field.length + 11)}`;
	};
	const found = (await compileWith('manifests/api/main.yaml', rename)).filter(({ code }) => code !== 'missing-handler');
	for (const use of uses.filter(({ file }) => found.some((finding) => finding.file === file))) expect(found).toContainEqual(use);
	expect(new Set(found.map(({ file }) => file))).toEqual(
		new Set(found.filter(({ code }) => code === 'unknown-field').map(({ file }) => file)),
	);
	expect(found.length).toBeGreaterThan(0);
});
