/**
 * The Python side of a watched run, as source text. `judge_watch(source, seed, first, last)` runs a program as `judge_run` does and reports its
 * steps through the descriptor `STEPS_FD`: a line of text for each. A step is an event of `sys.settrace` in the program's own file. Outside of
 * `first` to `last` a step is `<event> <line> <depth>`; inside, it is a JSON object that shows what the program has at this moment.
 *
 * A run is deterministic, so a second one with the same input, seed and clock takes the same steps. Nothing of the program is called or held:
 * reading a value must not change what follows.
 */
export const STEPS = String.raw`
def _make_watch(run):
    import collections, json, os, random, sys, types

    TEXT_LENGTH, MOST_OBJECTS, MOST_ITEMS, MOST_VARIABLES, MOST_FRAMES, OUTER_FRAMES = 200, 300, 60, 300, 30, 5
    # Calls of the recorder itself.
    OWN_DEPTH = 60
    EVENTS = {'call': 'c', 'line': 'l', 'return': 'r', 'exception': 'e'}
    get = object.__getattribute__
    of_type = type.__getattribute__
    write = os.write
    encode = json.JSONEncoder(ensure_ascii=True, separators=(',', ':')).encode

    def text(value, most=TEXT_LENGTH):
        shown = str.__str__(value)
        return {'type': 'str', 'text': shown[:most], **({'length': len(shown)} if len(shown) > most else {})}

    def number(value):
        # Longer numbers than CPython prints by default would raise.
        bits = int.bit_length(value)
        if bits > 2000:
            return {'type': 'int', 'text': '≈ 2^%d' % bits}
        return {'type': 'int', 'text': int.__repr__(value)}

    def plain(value):
        """A value that is drawn in its place; None for an object that arrows lead to."""
        kind = type(value)
        if value is None or kind is bool or kind is type(...) or kind is type(NotImplemented):
            return {'type': 'word', 'text': repr(value)}
        if kind is int:
            return number(value)
        if kind is float or kind is complex:
            return {'type': kind.__name__, 'text': repr(value)}
        if kind is str:
            return text(value)
        if kind is bytes:
            return {'type': 'bytes', 'text': repr(value[:40]), **({'length': len(value)} if len(value) > 40 else {})}
        return None

    LISTS = {list: 'list', tuple: 'tuple', collections.deque: 'deque', set: 'set', frozenset: 'frozenset'}
    MAPS = {dict: 'dict', collections.defaultdict: 'defaultdict', collections.Counter: 'Counter', collections.OrderedDict: 'OrderedDict'}

    def message_of(error):
        try:
            first = BaseException.__getattribute__(error, 'args')[:1]
            return text(first[0])['text'] if first and type(first[0]) is str else ''
        except BaseException:
            return ''

    class Picture:
        """What a step shows: frames, and the objects that they reach."""

        def __init__(self):
            self.objects = {}
            self.waiting = []

        def value(self, value):
            shown = plain(value)
            if shown is not None:
                return shown
            # No number, so that the objects of a step keep their order.
            key = 'o%d' % id(value)
            if key not in self.objects:
                if len(self.objects) >= MOST_OBJECTS:
                    return {'type': 'left-out', 'text': of_type(type(value), '__name__')}
                self.objects[key] = None
                self.waiting.append((key, value))
            return {'type': 'object', 'object': key}

        def fields(self, pairs):
            return [[name, self.value(value)] for name, value in pairs if type(name) is str]

        def describe(self, value):
            kind = type(value)
            name = of_type(kind, '__name__')
            for base, shown in LISTS.items():
                if issubclass(kind, base):
                    items = []
                    for item in base.__iter__(value):
                        if len(items) == MOST_ITEMS:
                            break
                        items.append(self.value(item))
                    return {'kind': shown, 'name': name, 'length': base.__len__(value), 'items': items, **self.own(value, kind, base)}
            if issubclass(kind, dict):
                pairs = []
                for key, item in dict.items(value):
                    if len(pairs) == MOST_ITEMS:
                        break
                    pairs.append([self.value(key), self.value(item)])
                return {'kind': 'dict', 'name': name, 'length': dict.__len__(value), 'pairs': pairs, **self.own(value, kind, dict)}
            if kind is types.FunctionType:
                code = value.__code__
                names = code.co_varnames[:code.co_argcount + code.co_kwonlyargcount]
                return {'kind': 'function', 'name': value.__name__, 'parameters': list(names)}
            if issubclass(kind, type):
                fields = [] if of_type(value, '__module__') != '__main__' else [
                    each for each in of_type(value, '__dict__').items() if is_shown(*each)
                ]
                return {'kind': 'class', 'name': of_type(value, '__name__'), 'fields': self.fields(fields[:MOST_ITEMS])}
            if kind is types.ModuleType:
                return {'kind': 'module', 'name': value.__name__}
            if of_type(kind, '__module__') == '__main__':
                return {'kind': 'instance', 'name': name, **self.own(value, kind, object)}
            if kind in (range, slice, bytearray):
                return {'kind': 'other', 'name': name, 'text': repr(value)[:TEXT_LENGTH]}
            return {'kind': 'other', 'name': name, 'text': ''}

        def own(self, value, kind, base):
            """Attributes of an instance of a class of the program."""
            if kind is base or of_type(kind, '__module__') != '__main__':
                return {}
            found = {}
            for each in reversed(of_type(kind, '__mro__')):
                slots = of_type(each, '__dict__').get('__slots__', ())
                for name in (slots,) if isinstance(slots, str) else slots:
                    try:
                        found[name] = get(value, name)
                    except AttributeError:
                        pass
            try:
                found.update(get(value, '__dict__'))
            except AttributeError:
                pass
            found.pop('__dict__', None)
            found.pop('__weakref__', None)
            return {'fields': self.fields(list(found.items())[:MOST_ITEMS])}

        def finish(self):
            while self.waiting:
                key, value = self.waiting.pop(0)
                self.objects[key] = self.describe(value)
            return self.objects

    def is_shown(name, value):
        """Not what Python adds to modules and classes, nor imported modules."""
        kind = type(value)
        return kind is types.FunctionType or not (kind is types.ModuleType or name[:2] == name[-2:] == '__')

    def watch(source, seed, first, last):
        count = 0
        depth = 0
        out = None

        def snapshot(event, frame, arg):
            picture = Picture()
            open_frames = []
            at = frame
            while at is not None:
                if at.f_code.co_filename == 'main.py':
                    open_frames.append(at)
                at = at.f_back
            open_frames.reverse()
            frames = []
            for at in open_frames if len(open_frames) <= MOST_FRAMES else open_frames[:OUTER_FRAMES] + open_frames[OUTER_FRAMES - MOST_FRAMES:]:
                names = [each for each in dict(at.f_locals).items() if is_shown(*each)]
                frames.append({'name': at.f_code.co_name, 'line': at.f_lineno, 'variables': picture.fields(names[:MOST_VARIABLES]), 'length': len(names)})
            shown = {'event': event, 'line': frame.f_lineno, 'depth': len(open_frames), 'frames': frames}
            if event == 'return':
                shown['value'] = picture.value(arg)
            if event == 'exception':
                shown['error'] = {'type': of_type(arg[0], '__name__'), 'message': message_of(arg[1])}
            shown['objects'] = picture.finish()
            return encode(shown)

        def step(event, frame, arg):
            nonlocal count
            if count >= last:
                sys.settrace(None)
                return
            if count >= first:
                record = snapshot(event, frame, arg)
            else:
                record = '%s %d %d' % (EVENTS[event], frame.f_lineno, depth)
            out.flush()
            write(STEPS_FD, (record + '\n').encode())
            count += 1

        def local(frame, event, arg):
            nonlocal depth
            if event == 'return':
                step(event, frame, arg)
                depth -= 1
            elif event in EVENTS:
                step(event, frame, arg)
            return local

        def trace(frame, event, arg):
            nonlocal depth
            if frame.f_code.co_filename != 'main.py':
                return None
            depth += 1
            step(event, frame, arg)
            return local

        def begin(stream):
            nonlocal out
            out = stream
            if seed is not None:
                random.seed(seed)
            sys.setrecursionlimit(RECURSION + OWN_DEPTH)
            sys.settrace(trace)

        return run(source, begin, lambda: sys.settrace(None))

    return watch

judge_watch = _make_watch(judge_run)
del _make_watch
`;
