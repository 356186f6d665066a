import type { AccessRow } from '#codegen/commands/access/access-rows.ts';
import { printJson, printScalar } from './print.ts';
import { header, type VirtualFile } from './virtual-file.ts';

/** Emits the rows of the page of rights: as tuples grouped by file, because there are many. */
export function emitAccessRows(rows: readonly AccessRow[]): VirtualFile {
	const files = new Map<string, AccessRow[]>();
	for (const row of rows) files.set(row.file, [...(files.get(row.file) ?? []), row]);
	const groups = [...files].map(
		([file, own]) =>
			`\t{\n\t\tfile: ${printScalar(file)},\n\t\trows: [\n${own.map((row) => `\t\t\t${tupleOf(row)},\n`).join('')}\t\t],\n\t},\n`,
	);
	const text = `${header('the manifests')}import type { AccessFile } from '#src/access/access-file.ts';

export const accessFiles: readonly AccessFile[] = [
${groups.join('')}];
`;
	return { folder: 'generated', path: 'access-rows.ts', text, local: true };
}

/** `printJson` breaks long lists into lines; a tuple stays on one. */
const tupleOf = ({ kind, label, page, route, line, guards }: AccessRow): string =>
	`[${[kind, label, page, route].map(printScalar).join(', ')}, ${line}${guards.length > 0 ? `, ${printJson([...guards]).replace(/\s*\n\s*/g, ' ')}` : ''}]`;
