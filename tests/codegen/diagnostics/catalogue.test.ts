import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { CatalogueEntry } from '#codegen/diagnostics/catalogue/entry.ts';
import { catalogue, catalogueSections } from '#codegen/diagnostics/catalogue.ts';
import { emitErrorsDoc } from '#codegen/diagnostics/emit-errors-doc.ts';
import { REFERENCE_KINDS } from '#tests/codegen/support/reference-kinds.ts';

const entries: [string, CatalogueEntry][] = Object.entries(catalogue);

function reportedCodes(): string[] {
	const files = readdirSync('codegen', { recursive: true, withFileTypes: true }).filter(
		(entry) => entry.isFile() && entry.name.endsWith('.ts'),
	);
	const texts = files.map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
	return [...new Set(texts.flatMap((text) => [...text.matchAll(/\bcode: '([a-z-]+)'/g)].map((match) => match[1] ?? '')))].sort();
}

test('the catalogue has every code that the compiler reports', () => {
	expect(reportedCodes().filter((code) => !Object.hasOwn(catalogue, code))).toEqual([]);
});

test('the catalogue has an entry for every kind of reference', () => {
	const kinds = [...REFERENCE_KINDS, 'block'];
	expect(kinds.filter((kind) => !Object.hasOwn(catalogue, `unknown-${kind}`))).toEqual([]);
});

test('no code is in two sections', () => {
	expect(catalogueSections.flatMap((section) => Object.keys(section.entries))).toHaveLength(entries.length);
});

test.each(entries)('%s is explained in full sentences, with a wrong and a correct example', (code, entry) => {
	expect(code).toMatch(/^[a-z]+(-[a-z]+)+$/);
	expect(entry.title).toMatch(/^[A-Z].*[^.]$/);
	expect(entry.explanation).toMatch(/^[A-Z`].*\.$/s);
	expect(entry.explanation.length).toBeGreaterThan(60);
	expect(entry.wrong).not.toBe(entry.right);
});

test.each(entries)('the corrected example of %s is valid YAML', (_code, entry) => {
	expect(() =>
		parse(
			entry.right
				.replace(/^# (\S+\.yaml)\n/gm, '---\n')
				.split('---\n')
				.filter(Boolean)[0] ?? '',
		),
	).not.toThrow();
});

test('docs/errors.md contains every code and is deterministic', () => {
	const text = emitErrorsDoc();
	expect([...text.matchAll(/^### (.+)$/gm)].map((match) => match[1]).sort()).toEqual(entries.map(([code]) => code).sort());
	expect(text).toBe(emitErrorsDoc());
	expect(text.endsWith('\n')).toBe(true);
});
