/** The trace of CPython as it is: the same version in an interpreter without a gate, recorded by a few lines of its own. */
import { loadPyodide } from 'pyodide';
import type { DrawnObject, Moment, Value } from '#engines/steps.ts';

/** A value in a form that both sides can write: its kind, and what it has. */
export type Plain = readonly [kind: string, content: unknown];

export interface OracleStep {
	event: string;
	line: number;
	frames: readonly (readonly [name: string, variables: readonly (readonly [string, Plain])[]])[];
}

const DEEPEST = 5;

const RECORDER = `
import collections, io, json, random, sys, types

def plain(value, depth=0):
    kind = type(value).__name__
    if value is None or isinstance(value, bool) or value is ...:
        return ['word', repr(value)]
    if type(value) in (int, float, complex):
        return [kind, repr(value)]
    if type(value) is str:
        return ['str', value]
    if depth == ${DEEPEST}:
        return ['deep', '']
    if isinstance(value, (list, tuple, collections.deque)):
        return [kind, [plain(each, depth + 1) for each in value]]
    if isinstance(value, (set, frozenset)):
        return [kind, [plain(each, depth + 1) for each in value]]
    if isinstance(value, dict):
        return [kind, [[plain(key, depth + 1), plain(each, depth + 1)] for key, each in value.items()]]
    if isinstance(value, types.FunctionType):
        return ['function', value.__name__]
    if isinstance(value, type):
        return ['class', value.__name__]
    if type(value).__module__ == 'program':
        return [kind, [[name, plain(each, depth + 1)] for name, each in vars(value).items()]]
    return ['other', kind]

def record(source, given, seed):
    steps = []
    def shown(name, value):
        return isinstance(value, types.FunctionType) or not (isinstance(value, types.ModuleType) or name.startswith('__') and name.endswith('__'))
    def frames_of(frame):
        found = []
        while frame:
            if frame.f_code.co_filename == 'main.py':
                own = [[name, plain(each)] for name, each in dict(frame.f_locals).items() if shown(name, each)]
                found.append([frame.f_code.co_name, own])
            frame = frame.f_back
        return found[::-1]
    def local(frame, event, arg):
        steps.append({'event': event, 'line': frame.f_lineno, 'frames': frames_of(frame)})
        return local
    def trace(frame, event, arg):
        return local(frame, event, arg) if frame.f_code.co_filename == 'main.py' else None
    code = compile(source, 'main.py', 'exec', dont_inherit=True)
    real = sys.stdin, sys.stdout
    sys.stdin, sys.stdout = io.StringIO(given), io.StringIO()
    random.seed(seed)
    sys.settrace(trace)
    try:
        exec(code, {'__name__': 'program'})
    except BaseException:
        pass
    finally:
        sys.settrace(None)
        sys.stdin, sys.stdout = real
    return json.dumps(steps)
record
`;

export async function openOracle(): Promise<(source: string, input: string, seed: number) => OracleStep[]> {
	const pyodide = await loadPyodide({ env: { PYTHONHASHSEED: '0' } });
	const record = pyodide.runPython(RECORDER) as (source: string, input: string, seed: number) => string;
	return (source, input, seed) => JSON.parse(record(source, input, seed)) as OracleStep[];
}

/** A moment of ours as the oracle writes it. */
export const stepOf = ({ event, line, frames, objects }: Moment): OracleStep => ({
	event,
	line,
	frames: frames.map(
		({ name, variables }) => [name, variables.map(([each, value]) => [each, plainOf(value, objects, 0)] as const)] as const,
	),
});

function plainOf(value: Value, objects: Moment['objects'], depth: number): Plain {
	if (value.type !== 'object') return [value.type, value.text];
	const object = objects[value.object];
	if (depth === DEEPEST) return ['deep', ''];
	return object ? plainObject(object, (each) => plainOf(each, objects, depth + 1)) : ['missing', value.object];
}

function plainObject(object: DrawnObject, plain: (value: Value) => Plain): Plain {
	if ('items' in object) return [object.name, object.items.map(plain)];
	if (object.kind === 'dict') return [object.name, object.pairs.map(([key, each]) => [plain(key), plain(each)])];
	if (object.kind === 'instance') return [object.name, object.fields.map(([name, each]) => [name, plain(each)])];
	if (object.kind === 'other') return ['other', object.name];
	return [object.kind, object.name];
}
