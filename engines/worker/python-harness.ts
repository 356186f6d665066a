/**
 * The Python side of a run, as source text. It is evaluated once, before the snapshot is taken. `judge_leave` is called once for each
 * interpreter. `judge_event` calls handlers of the drawing, after `judge_run` and in the same interpreter. `judge_compile`, `judge_run` and
 * `judge_event` return what went wrong, or an empty text. A program gets its own globals and standard streams. Its changes to preloaded modules last until its interpreter is discarded.
 */
export const HARNESS = String.raw`
def _make_judge(react):
    import builtins, linecache, sys, traceback
    # What programs of students import comes ready with the interpreter.
    import array, bisect, calendar, cmath, collections, copy, dataclasses, datetime, decimal, enum, fractions, functools, heapq
    import itertools, json, math, operator, os, queue, random, re, statistics, string, textwrap, time, typing

    ABSENT = ('js', 'pyodide', '_pyodide', 'pyodide_js', '_pyodide_core', 'ctypes', '_ctypes', 'micropip')

    class Absent:
        """Says of the bridge to JavaScript that it is not here, since programs find its parts closed."""
        def find_spec(self, name, *_):
            if name.split('.')[0] in ABSENT:
                raise ModuleNotFoundError("No module named '%s'" % name, name=name)

    def leave():
        for name in list(sys.modules):
            if name.split('.')[0] in ABSENT:
                del sys.modules[name]
        sys.meta_path[:] = [each for each in sys.meta_path if not type(each).__module__.startswith(('pyodide', '_pyodide'))]
        sys.meta_path.insert(0, Absent())

    names = set(vars(builtins))
    originals = dict(vars(builtins))
    modules = None
    streams = ()

    def utf8(text):
        return text.encode('utf-8', 'backslashreplace').decode('utf-8')

    def describe(error):
        frames = [each for each in traceback.extract_tb(error.__traceback__) if each.filename == 'main.py']
        shown = frames[:8] + frames[-4:] if len(frames) > 12 else frames
        lines = ['Traceback (most recent call last):\n'] + traceback.format_list(shown) if shown else []
        return utf8(''.join(lines + traceback.format_exception_only(error)))

    def judge_compile(source):
        try:
            compile(source, 'main.py', 'exec', dont_inherit=True)
        except (SyntaxError, ValueError, OverflowError, RecursionError, MemoryError) as error:
            return describe(error)
        return ''

    def judge_run(source, begin=lambda stream: None, end=lambda: None):
        nonlocal modules, streams
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
        streams = (out, err)

        def run():
            code = compile(source, 'main.py', 'exec', dont_inherit=True)
            begin(out)
            exec(code, {'__name__': '__main__', '__builtins__': builtins})

        return attempt(run, end)

    def judge_event(event):
        return attempt(lambda: react(event))

    def attempt(run, end=lambda: None):
        fault = ''
        try:
            run()
        except SystemExit as stop:
            if stop.code not in (None, 0, False):
                fault = EXITED.replace('{}', str(stop.code if isinstance(stop.code, int) else 1))
        except BaseException as error:
            fault = describe(error)
            error.__traceback__ = None
        finally:
            end()
        for stream in streams:
            try:
                stream.flush()
            except BaseException:
                pass
        return fault

    return judge_compile, judge_run, judge_event, leave

judge_compile, judge_run, judge_event, judge_leave = _make_judge(_react)
del _make_judge, _react
`;
