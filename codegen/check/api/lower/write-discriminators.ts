import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain } from '#codegen/read/tree.ts';
import type { JsonObject } from '../api-model.ts';
import { mapValues } from '../json-object.ts';
import { discriminatorOf, isObject } from '../schema-type.ts';

/** A document whose discriminators name a form for each value; those that tell no forms apart are left out. */
export function writeDiscriminators(document: PlainDocument): PlainDocument {
	return mentions(document.value) ? { ...document, value: writeIn(document.value) } : document;
}

function mentions(value: Plain): boolean {
	if (Array.isArray(value)) return value.some(mentions);
	return isObject(value) && Object.entries(value).some(([key, child]) => key === 'discriminator' || mentions(child));
}

function write(value: Plain): Plain {
	if (Array.isArray(value)) return value.map(write);
	return isObject(value) ? writeIn(value) : value;
}

function writeIn(value: JsonObject): JsonObject {
	const written = mapValues(value, write);
	if (!isObject(value.discriminator) || !('propertyName' in value.discriminator)) return written;
	const { discriminator: _unwritten, ...rest } = written;
	const whole = wholeDiscriminator(value);
	return whole ? { ...rest, discriminator: whole } : rest;
}

function wholeDiscriminator(union: JsonObject): Plain {
	const options = union.oneOf ?? union.anyOf;
	const discriminator = Array.isArray(options) ? discriminatorOf(union, options) : null;
	if (!discriminator || !Array.isArray(options)) return null;
	const mapping = options.flatMap((option, index) => {
		const ref = isObject(option) && typeof option.$ref === 'string' ? option.$ref : null;
		return ref === null ? [] : (discriminator.values[index] ?? []).map((value): [string, Plain] => [value, ref]);
	});
	return mapping.length > 0 ? { propertyName: discriminator.property, mapping: Object.fromEntries(mapping) } : null;
}
