/** `npm run --silent docs:text > docs.txt`: the documentation in one text, for tools that read one file. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const below = readdirSync('docs', { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.md') && file !== 'plan.md')
	.map((file) => path.join('docs', file).split(path.sep).join('/'))
	.sort();
const files = ['README.md', 'CONTRIBUTING.md', ...below];
process.stdout.write(files.map((file) => `===== ${file} =====\n\n${readFileSync(file, 'utf8').trim()}\n`).join('\n'));
