import { createQuerySerializer, serializeArrayParam, serializeObjectParam } from 'openapi-fetch';
import type { QueryStyle } from './api-spec.ts';

/** The query as text, in the style of each parameter. */
export function serialiseQuery(styles: Readonly<Record<string, QueryStyle>>): (query: Readonly<Record<string, unknown>>) => string {
	return (query) =>
		Object.entries(query)
			.map(([name, value]) => {
				const style = styles[name];
				if (!style || typeof value !== 'object' || value === null) return usual({ [name]: value });
				return Array.isArray(value) ? listText(name, value, style) : objectText(name, value, style);
			})
			.filter((part) => part !== '')
			.join('&');
}

const usual = createQuerySerializer();

const listText = (name: string, list: unknown[], { style, explode }: QueryStyle): string =>
	serializeArrayParam(name, list, { style: style === 'deepObject' ? 'form' : style, explode });

const objectText = (name: string, value: object, { style, explode }: QueryStyle): string =>
	serializeObjectParam(name, Object.fromEntries(Object.entries(value)), { style: style === 'deepObject' ? style : 'form', explode });
