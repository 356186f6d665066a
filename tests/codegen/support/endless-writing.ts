/** Writes two sets of output in turn, without end, for a test that kills it: `endless-writing.ts <root> <set> <set>`. */
import { readFileSync } from 'node:fs';
import type { VirtualFile } from '#codegen/emit/virtual-file.ts';
import { writeOutput } from '#codegen/output.ts';
import { resolveProject } from '#codegen/project.ts';

const [root = '', ...files] = process.argv.slice(2);
const sets = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as VirtualFile[]);
const project = resolveProject({}, root);
process.stdout.write('writing\n');
for (;;) for (const set of sets) writeOutput(project, set);
