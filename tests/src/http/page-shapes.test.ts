// @vitest-environment node
/** The response schemas of the product against values that differ from them in one place. */
import { expect, test } from 'vitest';
import { answerShapes } from '#generated/api/answer-shapes.ts';
import { mainPages } from '#generated/main-pages.ts';
import { blankPages } from '#generated/pages.ts';
import { checkShape, type Shape } from '#src/http/check-shape.ts';
import { placesIn, sampleOfShape, withValue } from '#tests/support/shape-samples.ts';

async function allShapes(): Promise<[string, Shape][]> {
	const definitions = await Promise.all(Object.values({ ...blankPages, ...mainPages }).map(({ load }) => load()));
	const ofPages = definitions.flatMap(({ name, shapes = {} }) =>
		Object.entries(shapes).map(([operation, shape]): [string, Shape] => [`${operation} on ${name}`, shape]),
	);
	return [...ofPages, ...Object.entries(answerShapes)];
}

test('accepts a valid response, also without its optional fields', async () => {
	for (const [name, shape] of await allShapes()) {
		const whole = sampleOfShape(shape);
		expect(checkShape(shape, whole, { strict: true }), name).toBeNull();
		const optional = placesIn(shape).filter((place) => place.optional && place.keys.length > 0);
		for (const { keys, path } of optional)
			for (const nothing of [null, undefined]) expect(checkShape(shape, withValue(whole, keys, nothing)), `${name}: ${path}`).toBeNull();
	}
});

test('locates each missing required field, and each list or object of a wrong type', async () => {
	for (const [name, shape] of await allShapes()) {
		const whole = sampleOfShape(shape);
		for (const { keys, path, shape: own, optional } of placesIn(shape)) {
			if (own === '*') continue;
			const wrong = [...(optional ? [] : [null, undefined]), Array.isArray(own) ? {} : []];
			for (const value of wrong) expect(checkShape(shape, withValue(whole, keys, value))?.path, `${name}: ${path}`).toBe(path);
		}
	}
});
