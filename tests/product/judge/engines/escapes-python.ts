import { type Escape, escapesIn } from './escape.ts';

/** `attempt` prints the outcome; an exception means the attempt failed. `proxies` finds JavaScript objects held by the interpreter. */
const TOOLS = `
def attempt(name, work):
    try:
        if work(): print('ESCAPED by', name)
    except BaseException as error:
        print(name, type(error).__name__)

def proxies():
    import gc
    found = []
    def take(value):
        if 'JsProxy' in str(type(value).__mro__) and not any(value is each for each in found): found.append(value)
    for each in gc.get_objects():
        take(each)
        if isinstance(each, dict):
            for value in list(each.values()): take(value)
    for each in list(found):
        for name in ('_module', '_api', 'globals', 'constructor', 'FS', 'runPython', 'loadPackage', 'canvas', '_getFS'):
            try: take(getattr(each, name))
            except BaseException: pass
    return found

def reach(path):
    for start in proxies():
        value = start
        try:
            for name in path.split('.'): value = getattr(value, name)
        except BaseException:
            continue
        yield value

SENTINEL, MARK, PORT = '{{SENTINEL}}', '{{MARK}}', {{PORT}}
has_mark = lambda text: MARK in (text if isinstance(text, str) else bytes(text).decode('latin1'))
`;

const OK = ['OK'] as const;
/** An attempt may crash its own interpreter. */
const ANY_END = ['OK', 'RE', 'MLE', 'TLE'] as const;

export const PYTHON_ESCAPES: readonly Escape[] = escapesIn('Python3', TOOLS, [
	[
		'reads files of the host',
		OK,
		`
import io, os, pathlib, linecache, tokenize
for place in (SENTINEL, '/proc/self/environ', '/proc/self/cmdline', '/proc/1/environ', 'file://' + SENTINEL):
    attempt('open', lambda: has_mark(open(place, 'rb').read()))
    attempt('io.open_code', lambda: has_mark(io.open_code(place).read()))
    attempt('FileIO', lambda: has_mark(io.FileIO(place).read()))
    attempt('os.open', lambda: has_mark(os.read(os.open(place, os.O_RDONLY), 1000)))
    attempt('pathlib', lambda: has_mark(pathlib.Path(place).read_text()))
    attempt('linecache', lambda: has_mark(''.join(linecache.getlines(place))))
    attempt('tokenize', lambda: has_mark(tokenize.open(place).read()))
attempt('passwd', lambda: 'root:x:' in open('/etc/passwd').read())`,
	],
	[
		'lists folders of the host',
		OK,
		`
import glob, os
folder, name = os.path.split(SENTINEL)
attempt('exists', lambda: os.path.exists(SENTINEL))
attempt('listdir', lambda: name in os.listdir(folder))
attempt('scandir', lambda: [each for each in os.scandir(folder) if each.name == name])
attempt('glob', lambda: glob.glob(SENTINEL))
attempt('walk', lambda: any(name in files for _, _, files in os.walk('/')))
attempt('stat', lambda: os.stat(SENTINEL))`,
	],
	[
		'writes files of the host',
		OK,
		`
import io, os, pathlib, shutil
attempt('open', lambda: open(SENTINEL, 'w').write('x') and None)
attempt('os.open', lambda: os.write(os.open(SENTINEL, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), b'x') and None)
attempt('FileIO', lambda: io.FileIO(SENTINEL, 'w').write(b'x') and None)
attempt('truncate', lambda: os.truncate(SENTINEL, 0))
attempt('remove', lambda: os.remove(SENTINEL))
attempt('rename', lambda: os.rename(SENTINEL, SENTINEL + '.x'))
attempt('symlink', lambda: os.symlink('/', '/tmp/root'))
attempt('chmod', lambda: os.chmod(SENTINEL, 0))
attempt('rmtree', lambda: shutil.rmtree(os.path.dirname(SENTINEL)))
attempt('touch', lambda: pathlib.Path(SENTINEL).touch())`,
	],
	[
		'reads the environment',
		ANY_END,
		`
import os, sys
attempt('environ', lambda: has_mark(str(dict(os.environ))))
attempt('getenv', lambda: os.getenv('JUDGE_TEST_SECRET'))
attempt('environb', lambda: has_mark(str(os.environb)))
attempt('argv', lambda: has_mark(str(sys.orig_argv) + str(sys.argv) + str(sys.flags)))
for process in reach('process'): attempt('process', lambda: has_mark(str(process.env)) or process.pid)`,
	],
	[
		'uses sockets',
		ANY_END,
		`
import socket
def talk(kind):
    s = socket.socket(socket.AF_INET, kind); s.settimeout(1); s.connect(('127.0.0.1', PORT)); s.send(b'GET /escaped HTTP/1.0\\r\\n\\r\\n'); return s.recv(9)
attempt('tcp', lambda: talk(socket.SOCK_STREAM))
attempt('udp', lambda: talk(socket.SOCK_DGRAM))
attempt('create_connection', lambda: socket.create_connection(('127.0.0.1', PORT), 1).recv(9))
attempt('create_server', lambda: socket.create_server(('127.0.0.1', 0)).getsockname() and None)
attempt('_socket', lambda: __import__('_socket').socket().connect(('127.0.0.1', PORT)))`,
	],
	[
		'lets the engine load the sockets of Node',
		ANY_END,
		`
import socket
def connect(api):
    s = socket.socket()
    api._nodeSock.connect(s.fileno(), '127.0.0.1', PORT)
for api in reach('_api'):
    attempt('initializeNodeSockFS', lambda: api.initializeNodeSockFS().then(lambda *_: connect(api)) and None)
    attempt('useNodeSockFS', lambda: api.public_api.useNodeSockFS() and None)
attempt('connect', lambda: connect(next(reach('_api'))))`,
		4,
	],
	[
		'leaves a value in JavaScript for its next case',
		ANY_END,
		`
for path in ('_module.HEAPU8.constructor', '_module.HEAPU8.__proto__', 'constructor', '_api', 'globals.constructor'):
    for place in reach(path):
        attempt(path, lambda: place.KEPT)
        attempt('keep in ' + path, lambda: setattr(place, 'KEPT', MARK))`,
		2,
	],
	[
		'calls whatever JavaScript it holds',
		ANY_END,
		`
for each in proxies():
    for name in dir(each):
        attempt(name, lambda: getattr(each, name)('http://127.0.0.1:%d/escaped' % PORT) and None)
print('ESCAPED' if proxies() and dir(proxies()[0]) else 'nothing')`,
	],
	[
		'makes a module of the bridge by itself, and calls functions by their address',
		ANY_END,
		`
import _imp, types
for name in ('_pyodide_core', '_ctypes'):
    made = attempt(name, lambda: _imp.create_builtin(types.SimpleNamespace(name=name)) and None)
found = _imp.create_builtin(types.SimpleNamespace(name='_ctypes'))
for address in range(1, 9000): attempt('call', lambda: found.call_function(address, ()) and None)`,
	],
	[
		'fills the memory of the host',
		OK,
		`
import os
block = b'x' * 10 ** 6
def fill_pipe():
    _, end = os.pipe()
    for _ in range(10000): os.write(end, block)
def fill_file(*flags):
    end = os.open('/tmp/much', *flags)
    for _ in range(10000): os.write(end, block)
def make(work): return lambda: [work('/tmp/%d' % each) for each in range(10 ** 4)]
attempt('pipe', fill_pipe)
attempt('file', lambda: fill_file(os.O_WRONLY | os.O_CREAT))
attempt('file to append', lambda: fill_file(os.O_RDWR | os.O_APPEND | os.O_CREAT))
attempt('truncate', lambda: os.truncate('/tmp/much', 10 ** 9) or True)
attempt('folders', make(os.mkdir))
attempt('links', make(lambda place: os.symlink('much' * 1000, place)))
def make_writable():
    import fcntl
    end = os.open(os.path.join('/lib', os.listdir('/lib')[0]), os.O_RDONLY)
    fcntl.fcntl(end, fcntl.F_SETFL, os.O_RDWR)
    return os.write(end, block)
attempt('flags', make_writable)
def map_shared():
    import mmap
    end = os.open([os.path.join(folder, name) for folder, _, names in os.walk('/lib') for name in names][0], os.O_RDONLY)
    return mmap.mmap(end, 10, prot=3)
attempt('mapped', map_shared)`,
	],
	[
		'fetches',
		ANY_END,
		`
URL = 'http://127.0.0.1:%d/escaped' % PORT
attempt('urllib', lambda: __import__('urllib.request').request.urlopen(URL, timeout=1).status)
attempt('http.client', lambda: __import__('http.client').client.HTTPConnection('127.0.0.1', PORT, timeout=1).request('GET', '/escaped'))
attempt('open_url', lambda: __import__('pyodide.http').http.open_url(URL))
attempt('pyfetch', lambda: __import__('pyodide.http').http.pyfetch(URL).send(None))
for name in ('fetch', 'XMLHttpRequest.new', 'WebSocket.new', 'importScripts', 'Worker.new', 'EventSource.new', '_api.loadBinaryFile', 'loadPackage'):
    for call in reach(name): attempt(name, lambda: call(URL) and None)`,
	],
	[
		'imports the bridge',
		OK,
		`
import importlib, sys
for name in ('js', 'pyodide', 'pyodide_js', '_pyodide', '_pyodide_core', 'pyodide.ffi', 'pyodide.code', '_pyodide._core_docs', 'micropip'):
    attempt(name, lambda: __import__(name))
    attempt('importlib ' + name, lambda: importlib.import_module(name))
    attempt('sys.modules ' + name, lambda: sys.modules[name])
    attempt('find_spec ' + name, lambda: importlib.util.find_spec(name).loader.load_module(name))`,
	],
	[
		'looks for modules of the bridge among all objects',
		ANY_END,
		`
import gc, types
for each in gc.get_objects():
    if isinstance(each, types.ModuleType) and each.__name__ in ('js', 'pyodide_js', '_pyodide_core'):
        attempt(each.__name__, lambda: has_mark(each.process.env.JUDGE_TEST_SECRET) or each.fetch)
    if isinstance(each, types.FunctionType) and each.__name__ in ('run_js', 'eval_js'):
        attempt('run_js', lambda: each('1 + 1') == 2)`,
	],
	[
		'makes functions out of text through constructors',
		ANY_END,
		`
for path in ('constructor', 'constructor.constructor', '_module.constructor.constructor', 'runPython.constructor', '_api.constructor.constructor',
             'globals.constructor.constructor', '_module.FS.constructor.constructor', 'toString.constructor'):
    for make in reach(path):
        attempt(path, lambda: make('return 1 + 1')() == 2)
        attempt(path + '.new', lambda: make.new('return 1 + 1')() == 2)
        attempt(path + '.call', lambda: make.call(None, 'return 1 + 1')() == 2)`,
	],
	[
		'gives the inert constructor a prototype, and calls it',
		ANY_END,
		`
for inert in reach('constructor.constructor'):
    def revive():
        for shape in reach('runPython'):
            for Kind in reach('constructor'):
                Kind.setPrototypeOf(inert, Kind.getPrototypeOf(shape))
                Kind.defineProperty(Kind.getPrototypeOf(shape), 'constructor', inert)
                if inert('return 1 + 1')() == 2: return True
    attempt('revive', revive)`,
	],
	[
		'mounts the disk of the host',
		ANY_END,
		`
import os
for api in proxies():
    attempt('mountNodeFS', lambda: api.mountNodeFS('/mnt1', os.path.dirname(SENTINEL)) and None)
    attempt('NODEFS', lambda: api._module.FS.mount(api._module.FS.filesystems.NODEFS, {'root': '/'}, '/mnt2') and None)
    attempt('NODERAWFS', lambda: api._module.FS.filesystems.NODERAWFS)
    attempt('PROXYFS', lambda: api.FS.mount(api.FS.filesystems.NODEFS, None, '/home') and None)
    attempt('mountNativeFS', lambda: api.mountNativeFS('/mnt3', api) and None)
for root in ('/mnt1', '/mnt2', '/mnt3', '/home'):
    attempt(root, lambda: os.path.basename(SENTINEL) in os.listdir(root))
    attempt(root, lambda: os.path.exists(root + SENTINEL))`,
	],
	[
		'takes the audit hook apart',
		ANY_END,
		`
import gc, sys, types
def nothing(event, args): return None
for each in gc.get_objects():
    if isinstance(each, types.FunctionType) and each.__name__ in ('watch', 'forbidden', 'close_doors'):
        attempt('code', lambda: setattr(each, '__code__', nothing.__code__))
        for cell in each.__closure__ or ():
            attempt('cell', lambda: setattr(cell, 'cell_contents', lambda *a: False))
attempt('audit', lambda: setattr(sys, 'audit', nothing))
attempt('hooks', lambda: sys._clear_audit_hooks())
attempt('js', lambda: __import__('js').fetch)
attempt('pyodide_js', lambda: __import__('pyodide_js')._module.FS)
attempt('ctypes', lambda: __import__('ctypes').pythonapi and None)
attempt('open', lambda: open(SENTINEL, 'w').write('x') and has_mark(open(SENTINEL).read()))
attempt('system', lambda: __import__('os').system('touch ' + SENTINEL + '.x') == 0)`,
	],
	[
		'starts processes and threads',
		ANY_END,
		`
import os, subprocess, threading, signal
attempt('system', lambda: os.system('true') == 0)
attempt('popen', lambda: os.popen('echo 1').read())
attempt('subprocess', lambda: subprocess.run(['true']).returncode == 0)
attempt('fork', lambda: os.fork() >= 0)
attempt('posix_spawn', lambda: os.posix_spawn('/bin/true', ['true'], {}))
attempt('exec', lambda: os.execv('/bin/true', ['true']))
attempt('thread', lambda: threading.Thread(target=print, args=('ESCAPED',)).start())
attempt('multiprocessing', lambda: __import__('multiprocessing').Process(target=print).start())
attempt('kill', lambda: os.kill(os.getppid(), signal.SIGKILL))`,
	],
	[
		'reads and writes memory by its address',
		ANY_END,
		`
attempt('ctypes', lambda: __import__('ctypes').string_at(0, 10))
attempt('_ctypes', lambda: __import__('_ctypes').dlopen(None, 0))
attempt('dlopen', lambda: __import__('_imp').create_dynamic(type('s', (), {'name': 'x', 'origin': SENTINEL})()))
for heap in reach('_module.HEAP8'): attempt('heap', lambda: heap.buffer.constructor.constructor('return 1')() == 1)`,
	],
	[
		'asks for more memory than there is',
		['MLE'],
		"a = []\nwhile True:\n  try: a.append(bytearray(10 ** 8))\n  except MemoryError: a.append('x' * 10 ** 6)",
	],
	['prints without end', ['OLE'], "import os\nwhile True:\n  try: os.write(1, b'robot' * 1000)\n  except BaseException: pass"],
	['calls itself beyond every limit', ['RE', 'MLE', 'TLE'], 'import sys\nsys.setrecursionlimit(2 ** 31 - 1)\nf = lambda: f()\nf()'],
	['nests without end', ['RE', 'MLE', 'TLE', 'CE'], "eval('(' * 10 ** 5 + ')' * 10 ** 5)"],
	[
		'forges a result by frames',
		ANY_END,
		String.raw`
import json, os, struct, sys
result = {'verdict': 'OK', 'stdout': '@', 'stderr': '', 'time': 0, 'memory': 0}
text = json.dumps({'report': 'ended', 'result': result, 'spent': False}).replace('@', 'ESC\\u0041PED').encode()
keep = json.dumps({'report': 'keep', 'name': 'python-0.snapshot', 'bytes': {'bytes': 1}}).encode()
frames = struct.pack('<II', len(text), 0) + text + struct.pack('<II', len(keep), 1) + keep + b'x'
for fd in range(10):
    attempt('fd %d' % fd, lambda: os.write(fd, frames) and None)
for name in ('/dev/stdout', '/dev/fd/1', '/proc/self/fd/1', '/dev/tty', '/dev/tty1'):
    attempt(name, lambda: open(name, 'wb').write(frames) and None)
sys.stdout.buffer.write(frames)
os.dup2(2, 1)`,
	],
	[
		'sends a result to the page',
		ANY_END,
		`
for name in ('postMessage', 'self.postMessage', 'globalThis.postMessage', 'constructor.constructor'):
    for post in reach(name): attempt(name, lambda: post({'report': 'ended'}) and None)`,
	],
	[
		'opens stores of the browser',
		ANY_END,
		`
for name in ('indexedDB', 'caches', 'localStorage', 'sessionStorage', 'navigator.storage', 'cookieStore', '_module.FS.filesystems.IDBFS.indexedDB'):
    for store in reach(name): attempt(name, lambda: store() if name.startswith('_module') else store)
for fs in reach('_module.FS.filesystems.IDBFS'): attempt('IDBFS', lambda: fs.getDB('escaped', print) and None)`,
	],
	[
		'replaces what the judge calls',
		ANY_END,
		`
import builtins, sys
class Forged(str): pass
sys.stdout.flush = lambda: 1 / 0
builtins.str = builtins.open = builtins.exec = builtins.compile = lambda *a, **k: 'ESCAPED'
sys.excepthook = lambda *a: print('x')
sys.settrace(lambda *a: None)
sys.setprofile(lambda *a: None)
class Stop(SystemExit):
    @property
    def code(self): raise KeyboardInterrupt
raise Stop()`,
	],
]);

/**
 * Hides its input wherever it can, or searches for input hidden by another run. The needle is concatenated, so the program does not find it
 * in its own source.
 */
export const PYTHON_HIDING = String.raw`
import builtins, gc, math, os, random, re, sys, types
text = input()
MARK = re.compile('needle' + r'-\d+')
def attempt(work):
    try: return work()
    except BaseException: return None
if text.startswith('hide'):
    builtins.hidden = text
    sys.modules['hidden'] = types.ModuleType(text)
    os.environ['HIDDEN'] = text
    math.hidden = text
    random.seed = lambda *a, kept=text: kept
    sys.hidden = text
    attempt(lambda: open('/tmp/hidden', 'w').write(text))
    attempt(lambda: os.mkdir('/tmp/' + text))
    attempt(lambda: os.symlink(text, '/home/pyodide/hidden'))
    attempt(lambda: os.chdir('/tmp/' + text))
    sys.path.append(text)
    sys.meta_path.append(type('Finder', (), {'find_spec': lambda *a: None, 'kept': text}))
    int_cache = [text] * 1000
    class Cycle:
        def __init__(self): self.self, self.kept = self, text
        def __del__(self): builtins.again = self
    Cycle()
    for each in gc.get_objects():
        if isinstance(each, dict) and each.get('__name__') in ('re', 'json', 'builtins'): each['hidden'] = text
    print('hidden')
else:
    found = []
    for each in gc.get_objects():
        for part in gc.get_referents(each):
            if type(part) is str: found += MARK.findall(part)
    for each in (vars(builtins), sys.modules, os.environ, vars(math), vars(sys), sys.path, sys.meta_path, os.getcwd()):
        found += MARK.findall(attempt(lambda: repr(each)) or '')
    for folder, folders, files in os.walk('/tmp'): found += MARK.findall(repr((folder, folders, files)))
    found += MARK.findall(attempt(lambda: os.readlink('/home/pyodide/hidden')) or '')
    print('ESCAPED' if found else 'nothing')
`;
