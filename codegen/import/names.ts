import { firstFreeName } from '#codegen/first-free-name.ts';

/** `get pet-by id` → `getPetById`; empty if there is no letter to start with. */
export function camelCase(text: string): string {
	const words = text.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
	const joined = words.map((word, index) => (index === 0 ? lowerFirst(word) : upperFirst(word))).join('');
	return joined.replace(/^[0-9]+/, '');
}

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `URLParser` → `urlParser`, `PetId` → `petId`, `HTTP` → `http`. */
const lowerFirst = (text: string): string =>
	text.replace(/^[A-Z]+(?=[A-Z][a-z]|$)|^[A-Z]+(?=[0-9])|^[A-Z]/, (start) => start.toLowerCase());

/** `GET /pets/{petId}/toys` → `getPetsByPetIdToys` */
export function operationIdOf(method: string, path: string): string {
	const steps = path.split('/').map((step) => step.replaceAll(/\{([^}]*)\}/g, ' by $1 '));
	return camelCase(`${method} ${steps.join(' ')}`) || method;
}

/** Returns `name` or the first free one of `name2`, `name3` …, and adds it to `taken`. */
export function uniqueName(name: string, taken: Set<string>): string {
	const unique = firstFreeName(name, (other) => taken.has(other));
	taken.add(unique);
	return unique;
}

/** `Page«User»` → `Page_User`: a name that needs no escaping in a reference. */
export const schemaNameOf = (name: string): string => name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '_').replaceAll(/^_+|_+$/g, '') || 'Schema';

export const API_NAME = /^[a-z][A-Za-z0-9]*$/;

/** Derived from the file name, or from the title if the file name is generic. */
export function apiNameOf(file: string, title: string): string {
	const base = file.replace(/^.*[\\/]/, '').replace(/(\.(openapi|swagger|ya?ml|json))+$/i, '');
	const generic = /^(openapi|swagger|api|api-?docs|index|spec|v?\d+)$/i.test(base);
	const [first, second] = generic ? [title, base] : [base, title];
	return apiName(first) || apiName(second) || 'api';
}

const apiName = (text: string): string => camelCase(text).replace(/(?<=.)Api$/, '');
