import { isText } from '#codegen/check/api/media-types.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { type Envelope, unwrap } from './find-envelope.ts';
import type { AnswerPart, BodyPart, MutableJsonObject, OperationSource, ParameterPart } from './operation-parts.ts';
import { sampleAnswer } from './sample-answer.ts';
import { needsSignIn } from './settings.ts';
import { listOr, type Source, textKey } from './source.ts';
import { namesBeside, uniqueInputs } from './unique-inputs.ts';

export interface Operation {
	id: string;
	source: OperationSource;
	parameters: readonly ParameterPart[];
	body: BodyPart | null;
	answer: AnswerPart;
}

export class OperationWriter {
	private readonly source: Source;
	private readonly schemas: Record<string, Plain>;
	private readonly envelope: Envelope | null;
	count = 0;

	constructor(source: Source, schemas: Record<string, Plain>, envelope: Envelope | null) {
		this.source = source;
		this.schemas = schemas;
		this.envelope = envelope;
	}

	paths(operations: readonly Operation[]): Plain {
		const paths: Record<string, MutableJsonObject> = {};
		for (const operation of operations) {
			const { source, parameters, body } = operation;
			const used = namesBeside(
				operations.filter((other) => other.source.url === source.url),
				this.schemas,
			);
			const settled = uniqueInputs(this.source, { url: source.url, parameters, body, used, path: source.path }, this.schemas);
			if (!settled) continue;
			this.count += 1;
			paths[settled.url] ??= {};
			(paths[settled.url] as MutableJsonObject)[source.method] = this.operation({ ...operation, ...settled });
		}
		return paths;
	}

	private operation({ id, source, parameters, body, answer }: Operation): Plain {
		const { node } = source;
		const tags = listOr(node.tags).filter((tag) => typeof tag === 'string');
		const data = this.data(answer, source);
		const content: MutableJsonObject =
			data && answer.media === null ? { content: { 'application/json': { schema: data } } } : fileContent(answer);
		return {
			operationId: id,
			...textKey('summary', node.summary),
			...textKey('description', node.description),
			...(tags.length > 0 ? { tags } : {}),
			...(node.deprecated === true ? { deprecated: true } : {}),
			...this.security(source),
			...(parameters.length > 0 ? { parameters: parameters.map(parameterOf) } : {}),
			...(body ? { requestBody: bodyOf(body) } : {}),
			responses: { [answer.status]: { description: answer.description, ...headersOf(answer), ...content } },
			'x-mock': mockOf(answer, data ? sampleAnswer(data, this.schemas) : null),
		};
	}

	private data({ schema, media }: AnswerPart, { path }: OperationSource): MutableJsonObject | null {
		if (!schema || media !== null) return schema;
		const { schema: data, wrapped } = unwrap(schema, this.envelope, this.schemas);
		if (this.envelope && !wrapped)
			this.source.notes.changed(
				[...path, 'responses'],
				`This answer does not wrap its data in \`${this.envelope.data}\` as most do; it is described as if it did.`,
				'Have the server wrap it, or import such operations as an API of their own.',
			);
		return data;
	}

	private security({ node }: OperationSource): MutableJsonObject {
		const usual = needsSignIn(this.source.document.value.security);
		const needed = node.security === undefined ? usual : needsSignIn(node.security);
		if (needed === usual) return {};
		return { security: needed ? [{ token: [] }] : [] };
	}
}

const headersOf = ({ headers }: AnswerPart): MutableJsonObject => (Object.keys(headers).length > 0 ? { headers } : {});

const fileContent = ({ media, schema }: AnswerPart): MutableJsonObject =>
	media === null ? {} : { content: { [media]: { schema: schema ?? { type: 'string' } } } };

function mockOf({ media, schema }: AnswerPart, sample: Plain): Plain {
	if (media === null || schema) return { answer: 'const', value: sample };
	return isText(media) ? { answer: 'const', value: 'Text' } : { answer: 'file', name: 'file', text: '' };
}

function parameterOf({ name, in: place, required, description, schema, style }: ParameterPart): Plain {
	const { description: own, ...rest } = schema;
	return { name, in: place, ...(required ? { required } : {}), ...textKey('description', description || own), ...style, schema: rest };
}

function bodyOf({ media, required, description, schema }: BodyPart): Plain {
	return { ...textKey('description', description), ...(required ? { required } : {}), content: { [media]: { schema } } };
}
