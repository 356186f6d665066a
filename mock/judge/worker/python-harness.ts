/**
 * The Python side of a run, as source text. It is evaluated once, before the snapshot is taken. `judge_close_doors` is called once for
 * each interpreter, `judge_compile` and `judge_run` for each program. A program gets its own globals and standard streams. Its changes to
 * preloaded modules last until its interpreter is discarded.
 */
export const HARNESS = String.raw`
def _make_judge():
    import _imp, builtins, gc, io, linecache, sys, traceback, types
    # What programs of students import comes ready with the interpreter.
    import array, bisect, calendar, cmath, collections, copy, dataclasses, datetime, decimal, enum, fractions, functools, heapq
    import itertools, json, math, operator, os, queue, random, re, statistics, string, textwrap, time, typing

    FORBIDDEN = ('js', 'pyodide', '_pyodide', 'pyodide_js', '_pyodide_core', 'ctypes', '_ctypes', 'micropip')

    def plain(name):
        # A subclass of str may say of itself what it likes.
        return ''.join(['', name])

    def forbidden(name):
        return plain(name).split('.')[0] in FORBIDDEN

    def watch(event, args):
        if event == 'import' and isinstance(args[0], str) and forbidden(args[0]):
            raise ModuleNotFoundError("No module named '%s'" % args[0], name=args[0])
        if event == 'open' and not isinstance(args[0], int):
            mode, flags = args[1], args[2]
            writing = any(c in mode for c in 'wax+') if isinstance(mode, str) else bool(flags & 3)
            if writing:
                raise PermissionError(1, 'Operation not permitted', str(args[0]))
        if event in ('os.system', 'os.exec', 'os.fork', 'subprocess.Popen', 'socket.connect', 'os.chmod', 'os.remove', 'os.rename'):
            raise PermissionError(1, 'Operation not permitted')

    create_builtin = _imp.create_builtin

    def create_allowed(spec):
        # Audit hooks hear of imports by statements alone, not of those by importlib.
        name = plain(spec.name)
        if forbidden(name):
            raise ModuleNotFoundError("No module named '%s'" % name, name=name)
        return create_builtin(types.SimpleNamespace(name=name))

    def close_doors():
        for name in list(sys.modules):
            if forbidden(name):
                del sys.modules[name]
        sys.meta_path[:] = [each for each in sys.meta_path if not type(each).__module__.startswith(('pyodide', '_pyodide'))]
        sys.addaudithook(watch)
        _imp.create_builtin = create_allowed

    names = set(vars(builtins))
    originals = dict(vars(builtins))
    modules = None

    def describe(error):
        frames = [each for each in traceback.extract_tb(error.__traceback__) if each.filename == 'main.py']
        shown = frames[:8] + frames[-4:] if len(frames) > 12 else frames
        lines = ['Traceback (most recent call last):\n'] + traceback.format_list(shown) if shown else []
        return ''.join(lines + traceback.format_exception_only(error))

    def judge_compile(source):
        try:
            compile(source, 'main.py', 'exec', dont_inherit=True)
        except (SyntaxError, ValueError, OverflowError, RecursionError, MemoryError) as error:
            return describe(error)

    def judge_run(source):
        nonlocal modules
        vars(builtins).update(originals)
        for name in set(vars(builtins)) - names:
            delattr(builtins, name)
        if modules is None:
            modules = set(sys.modules)
        for name in set(sys.modules) - modules:
            sys.modules.pop(name, None)
        sys.setrecursionlimit(RECURSION)
        sys.argv = ['main.py']
        sys.stdin = sys.__stdin__ = open(0, 'r', encoding='utf-8', errors='surrogateescape', closefd=False)
        sys.stdout = sys.__stdout__ = out = open(1, 'w', encoding='utf-8', errors='surrogateescape', newline='\n', closefd=False)
        sys.stderr = sys.__stderr__ = err = open(2, 'w', encoding='utf-8', errors='backslashreplace', newline='\n', closefd=False)
        linecache.cache['main.py'] = (len(source), None, source.splitlines(True), 'main.py')
        fault = ''
        try:
            exec(compile(source, 'main.py', 'exec', dont_inherit=True), {'__name__': '__main__', '__builtins__': builtins})
        except SystemExit as stop:
            if stop.code not in (None, 0, False):
                fault = '程序以状态码 %s 结束' % (stop.code if isinstance(stop.code, int) else 1)
        except BaseException as error:
            fault = describe(error)
            error.__traceback__ = None
        for stream in (out, err):
            try:
                stream.flush()
            except BaseException:
                pass
        return fault

    return judge_compile, judge_run, close_doors

judge_compile, judge_run, judge_close_doors = _make_judge()
del _make_judge
`;
