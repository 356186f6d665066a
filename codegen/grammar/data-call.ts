import { argumentsOf, boolean, expression, integer, type ObjectGrammar, optional, reference, required } from './grammar.ts';

export const dataCall: ObjectGrammar = {
	name: 'DataCall',
	doc: 'Named call of an operation. The runtime caches, cancels, retries and pages it.',
	keys: {
		call: required(reference('operation'), 'Operation to call, as `<api>.<operationId>`.'),
		with: optional(argumentsOf('call'), 'Parameters of the operation; null and empty values are omitted.'),
		paged: optional(boolean, 'Whether rows are fetched page by page; the page number is kept in the URL.'),
		stream: optional(
			boolean,
			'Whether rows are shown as they arrive, for an operation that answers `text/event-stream` or lines of JSON (`application/x-ndjson`). `data.<name>.rows` are the rows so far, `data.<name>.state` is `open`, `waiting` for a connection, `ended` or `broken`. The connection ends when the page is left or hidden; events go on after the last one (`Last-Event-ID`) when it is shown again, lines begin anew.',
		),
		size: optional(
			integer(1, 1000),
			'Rows per page of paged data; the `defaultSize` of the API by default. Of a stream, the latest rows that are kept; 500 by default.',
		),
		every: optional(
			integer(2, 3600),
			'Seconds after which the call is repeated while page and window are visible and the browser has a connection; if overdue, once at their return. The data stays while it loads, and also if the call fails. At least 5 without `until`.',
		),
		until: optional(
			expression('boolean'),
			"Ends the repetition of `every` once this is true, such as `data.job.state != 'running'` for the call `job`. It may read the answer of the call itself, and is asked after each one: if a later answer makes it false, the repetition goes on.",
		),
		when: optional(expression('boolean'), 'Calls only while this is true.'),
		essential: optional(boolean, 'Whether the whole page or dialog depends on this call: if it fails, one error replaces all blocks.'),
		optional: optional(
			boolean,
			'Whether blocks show without it: they do not wait for it, and read null until it is there. A failure shows nowhere; the call is repeated once.',
		),
	},
};
