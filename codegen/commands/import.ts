import { objectOr } from '#codegen/check/api/json-object.ts';
import { readManifests, writeNewFile } from '#codegen/files.ts';
import { importDocument } from '#codegen/import/import-document.ts';
import { API_NAME, apiNameOf } from '#codegen/import/names.ts';
import { printManifest } from '#codegen/import/print-manifest.ts';
import { importAsJson, reportImport } from '#codegen/import/report-import.ts';
import { textOr } from '#codegen/import/source.ts';
import { type Project, schemaLine } from '#codegen/project.ts';
import { type Command, refused } from './command.ts';
import { readForeignDocument } from './read-foreign-document.ts';

const USAGE = 'Use `npm run codegen -- import <openapi file> [api name]`.';

/** `import <openapi file> [api name]` writes the manifest of a new API. Never overwrites one. */
export const importApi: Command = async ([file, chosenName, ...more], { project, format }) => {
	if (file === undefined) return refused(`Which document is to be imported? ${USAGE}`);
	if (more.length > 0) return refused(`\`${more[0]}\` is one argument too many. ${USAGE}`);
	if (chosenName !== undefined && !API_NAME.test(chosenName)) return refused(misnamed(chosenName));
	const read = readForeignDocument(project, file);
	if (read === null) return refused(`There is no file \`${file}\`. ${USAGE}`);
	if ('refusal' in read) return refused(read.refusal);
	const { document, dialect, texts } = read;
	const name = chosenName ?? apiNameOf(file, textOr(objectOr(document.value.info).title, ''));
	const taken = manifestOf(project, name);
	if (taken)
		return refused(
			`${taken} is there already and is not written over. Give another name: \`npm run codegen -- import ${file} <api name>\`, or delete it first.`,
		);
	const imported = importDocument(document, dialect, name);
	const manifest = `${project.manifests}/api/${name}.yaml`;
	writeNewFile(project, manifest, schemaLine(project, manifest, 'api') + printManifest(imported.manifest));
	const places = { name, manifest, app: `${project.manifests}/app.yaml`, dialect, file, texts };
	return { output: format === 'json' ? importAsJson(imported, places) : reportImport(imported, places), code: 0 };
};

function misnamed(chosenName: string): string {
	const near = apiNameOf(chosenName, chosenName);
	return `\`${chosenName}\` cannot be the name of an API: it begins with a small letter and has only letters and digits.${near === 'api' ? '' : ` Did you mean \`${near}\`?`}`;
}

function manifestOf(project: Project, name: string): string | null {
	const places = ['yaml', 'yml', 'json'].map((extension) => `${project.manifests}/api/${name}.${extension}`);
	return readManifests(project).find((manifest) => places.includes(manifest.path))?.path ?? null;
}
