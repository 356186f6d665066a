import type { AccessRow } from '#codegen/commands/access/access-rows.ts';
import { printJson, printScalar } from './print.ts';
import { header, type VirtualFile } from './virtual-file.ts';

/** Emits the rows of the page of rights: as tuples, because there are many. */
export function emitAccessRows(rows: readonly AccessRow[]): VirtualFile {
	const text = `${header('the manifests')}import type { AccessRow } from '#src/access/access-row.ts';

export const accessRows: readonly AccessRow[] = [
${rows.map((row) => `\t${tupleOf(row)},\n`).join('')}];
`;
	return { folder: 'generated', path: 'access-rows.ts', text, local: true };
}

/** `printJson` breaks long lists into lines; a tuple stays on one. */
const tupleOf = ({ kind, label, page, route, guards }: AccessRow): string =>
	`[${[kind, label, page, route].map(printScalar).join(', ')}${guards.length > 0 ? `, ${printJson([...guards]).replace(/\s*\n\s*/g, ' ')}` : ''}]`;
