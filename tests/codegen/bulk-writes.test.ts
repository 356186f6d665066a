/** Operations of `x-mock` that write several rows answer the rows, or how many there are. */
import { expect, test } from 'vitest';
import { baseProject, compileSample } from './support/sample-project.ts';

const COUNT = '{ type: object, required: [count], properties: { count: { type: integer } } }';
const LIST = '{ type: array, items: { type: object, required: [id, name], properties: { id: { type: string }, name: { type: string } } } }';
const UPDATE = '{ resource: tags, answer: update, key: { ids: id }, set: { name: SET } }';
const CREATE = '{ resource: tags, answer: create, each: tags, set: { name: SET } }';

test.each([
	['an update that counts', UPDATE, COUNT, '新', []],
	['an update that answers the rows', UPDATE, LIST, '新', []],
	['an update that sets a wrong value', UPDATE, LIST, '3', ['wrong-mock-value']],
	['a create that counts', CREATE, COUNT, '新', []],
	['a create that answers the rows', CREATE, LIST, '新', []],
	['a create that sets a wrong value', CREATE, LIST, '3', ['wrong-mock-value']],
])('%s', async (_what, xMock, schema, set, codes) => {
	const project = baseProject();
	const operation = `  /tags/all:
    post:
      operationId: writeTags
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                ids: { type: array, items: { type: string } }
                tags: { type: array, items: { type: object, properties: { name: { type: string } } } }
      responses: { '200': { description: 标签, content: { application/json: { schema: ${schema} } } } }
      x-mock: ${xMock.replace('SET', set)}
`;
	const api = project.get('manifests/api/main.yaml') ?? '';
	project.set('manifests/api/main.yaml', api.replace('  /dictionaries:\n', `${operation}  /dictionaries:\n`));
	expect((await compileSample(project)).diagnostics.map(({ code }) => code)).toEqual(codes);
});
