#!/usr/bin/env node
// Puts a build into the folder that a web server serves: `node deploy/publish.mjs dist /srv/app`.
//
// Files with a hash of the release before stay, so that pages that are open find the code they still need; those of older releases go. Pages
// never see half a release: code comes first, and the files that name it last, each replaced in one step.
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmdirSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';

const HASHED = /\.[0-9a-f]{8}(\.\w+)+$/;

/** Files that lead to the others. */
const LAST = ['version.json', 'sw.js', 'index.html'];

/** In the served folder: names of the files of its release. */
const RECORD = '.release.json';

const [, , build, served] = process.argv;
if (!build || !served || !existsSync(path.join(build, 'index.html'))) {
	process.stderr.write('Usage: node deploy/publish.mjs <folder with a build> <folder that is served>\n');
	process.exit(1);
}

const files = filesIn(build);
const there = existsSync(served) ? filesIn(served) : [];
const before = new Set(previousFiles());
for (const file of files.toSorted((one, other) => rankOf(one) - rankOf(other))) copy(file);
writeFileSync(path.join(served, RECORD), JSON.stringify(files));
const kept = new Set([...files, ...there.filter((file) => HASHED.test(file) && before.has(file)), RECORD]);
for (const file of there) if (!kept.has(file)) remove(file);

/** @param {string} folder */
function filesIn(folder) {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(path.join(folder, name)).isFile());
}

/** Without a record, all that is there counts as the release before. */
function previousFiles() {
	const record = path.join(served, RECORD);
	return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : there;
}

/** @param {string} file */
function rankOf(file) {
	return HASHED.test(file) ? -1 : LAST.indexOf(file.replace(/\.gz$/, '')) + 1;
}

/** @param {string} file */
function copy(file) {
	const target = path.join(served, file);
	// The same name has the same content.
	if (HASHED.test(file) && existsSync(target)) return;
	mkdirSync(path.dirname(target), { recursive: true });
	copyFileSync(path.join(build, file), `${target}.new`);
	renameSync(`${target}.new`, target);
}

/** @param {string} file */
function remove(file) {
	rmSync(path.join(served, file));
	for (
		let folder = path.dirname(file);
		folder !== '.' && readdirSync(path.join(served, folder)).length === 0;
		folder = path.dirname(folder)
	)
		rmdirSync(path.join(served, folder));
}
