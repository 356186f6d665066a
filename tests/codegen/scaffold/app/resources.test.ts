import { expect, test } from 'vitest';
import { checkApi } from '#codegen/check/api/check-api.ts';
import { schemasOf } from '#codegen/check/mock/row-schema.ts';
import { readDocument } from '#codegen/read/document.ts';
import { findResources } from '#codegen/scaffold/app/resources.ts';

const documentWith = (body: string): string => `
openapi: 3.1.0
info: { title: Bikes, version: '1' }
servers: [{ url: /api }]
paths:
  /bikes:
    get:
      operationId: listBikes
      responses: { '200': { description: OK, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Bike' } } } } } }
    post:
      operationId: addBike
      requestBody: { required: true, content: { ${body} } }
      responses: { '201': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/Bike' } } } } }
components:
  schemas:
    Bike: { type: object, required: [id], properties: { id: { type: integer }, name: { type: string } } }
`;

test.each([
	['an object', "application/json: { schema: { $ref: '#/components/schemas/Bike' } }", 'create'],
	['a list', "application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Bike' } } }", undefined],
	['a text', 'text/plain: { schema: { type: string } }', undefined],
])('a write whose body is %s has its role', (_case, body, role) => {
	const document = readDocument({ path: 'api/bikes.yaml', text: documentWith(body) }, () => undefined);
	if (!document) throw new Error('The document cannot be read.');
	const api = checkApi('bikes', document, () => undefined);
	expect(findResources(api.operations, schemasOf(api)).get('bikes.addBike')?.role).toBe(role);
});
