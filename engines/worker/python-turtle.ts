/**
 * The module `turtle` as source text: what a school book uses of Python's own, which stands on a toolkit of windows that is not here. Names, defaults and
 * answers are those of https://docs.python.org/3/library/turtle.html. Each mark is reported at once through the descriptor `STEPS_FD`, as a line
 * that begins with `m `, so that a drawing can be followed while the program is walked. `_react(event)` calls the handlers of a `LiveEvent`
 * of `engines/watch.ts`, as JSON.
 */
export const TURTLE = String.raw`
def _make_turtle():
    import collections, json, math, os, sys, types

    write = os.write
    encode = json.JSONEncoder(ensure_ascii=True, separators=(',', ':')).encode

    class TurtleGraphicsError(Exception):
        pass

    class Terminator(Exception):
        pass

    class Finished(SystemExit):
        """Ends the program where the real module would wait for its window to be closed."""

    class Vec2D(tuple):
        def __new__(cls, x, y):
            return tuple.__new__(cls, (x, y))
        def __add__(self, other):
            return Vec2D(self[0] + other[0], self[1] + other[1])
        def __sub__(self, other):
            return Vec2D(self[0] - other[0], self[1] - other[1])
        def __mul__(self, other):
            if isinstance(other, Vec2D):
                return self[0] * other[0] + self[1] * other[1]
            return Vec2D(self[0] * other, self[1] * other)
        def __rmul__(self, other):
            return Vec2D(self[0] * other, self[1] * other)
        def __neg__(self):
            return Vec2D(-self[0], -self[1])
        def __abs__(self):
            return math.hypot(*self)
        def rotate(self, angle):
            turn = math.radians(angle)
            c, s = math.cos(turn), math.sin(turn)
            return Vec2D(self[0] * c - self[1] * s, self[0] * s + self[1] * c)
        def __repr__(self):
            return '(%.2f,%.2f)' % self

    NAMES = set(COLOUR_NAMES.split())
    SPEEDS = {'fastest': 0, 'fast': 10, 'normal': 6, 'slow': 3, 'slowest': 1}
    SHAPES = ['arrow', 'turtle', 'circle', 'square', 'triangle', 'classic']
    # Of a turtle, before an action that can be undone.
    STATE = ('_position', '_turn', '_down', '_width', '_pen', '_fill', '_speed', '_shape', '_stretch', '_shown')
    # Around a turtle that is not stretched, where a click hits it.
    REACH = 12

    count = 0

    def mark(kind, *values):
        nonlocal count
        count += 1
        if count > MOST_MARKS:
            raise TurtleGraphicsError(TOO_MANY_MARKS)
        write(STEPS_FD, ('m ' + encode([kind, *values]) + '\n').encode())

    def near(value):
        rounded = round(value, 2)
        return 0 if rounded == 0 else rounded

    class _Screen:
        def __init__(self):
            self._turtles = []
            self._next = 0
            self._mode = 1.0
            self._bgcolor = 'white'
            self._size = (960, 810)
            self._tracer = 1
            self._delay = 10
            self._keys = {}
            self._pointers = {}
            self._timers = {}
            self._timer = 0
            self._held = []

        def _colour(self, given):
            """A colour as the page draws it."""
            if isinstance(given, str):
                name = given.strip()
                if name.lower() in NAMES or (name[:1] == '#' and len(name) in (4, 7) and all(each in '0123456789abcdefABCDEF' for each in name[1:])):
                    return name
                raise TurtleGraphicsError('bad color string: %s' % given)
            try:
                r, g, b = given
            except (TypeError, ValueError):
                raise TurtleGraphicsError('bad color arguments: %s' % str(given))
            parts = [round(255.0 * each) for each in (r, g, b)] if self._mode == 1.0 else [r, g, b]
            if not all(0 <= each <= 255 for each in parts):
                raise TurtleGraphicsError('bad color sequence: %s' % str(given))
            return '#%02x%02x%02x' % tuple(int(each) for each in parts)

        def _given(self, args):
            """One colour from the arguments of a call."""
            return args[0] if len(args) == 1 else args

        def _answer(self, colour):
            if colour[:1] != '#':
                return colour
            digits = colour[1:] if len(colour) == 7 else ''.join(each * 2 for each in colour[1:])
            parts = [int(digits[at:at + 2], 16) for at in (0, 2, 4)]
            return tuple(parts) if self._mode == 255 else tuple(each / 255.0 for each in parts)

        def bgcolor(self, *args):
            if not args:
                return self._answer(self._bgcolor)
            self._bgcolor = self._colour(self._given(args))
            mark('bg', self._bgcolor)

        def colormode(self, cmode=None):
            if cmode is None:
                return self._mode
            if cmode == 1.0:
                self._mode = 1.0
            elif cmode == 255:
                self._mode = 255

        def setup(self, width=0.5, height=0.75, startx=None, starty=None):
            self._size = (width if isinstance(width, int) else 1920 * width, height if isinstance(height, int) else 1080 * height)
            mark('size', near(self._size[0]), near(self._size[1]))

        def screensize(self, canvwidth=None, canvheight=None, bg=None):
            if canvwidth is None and canvheight is None and bg is None:
                return (400, 300)
            if bg is not None:
                self.bgcolor(bg)

        def title(self, titlestring):
            mark('title', str(titlestring))

        def tracer(self, n=None, delay=None):
            if n is None:
                return self._tracer
            self._tracer = int(n)
            mark('tracer', self._tracer)
            if delay is not None:
                self.delay(delay)
            if self._tracer:
                self.update()

        def update(self):
            mark('update')

        def delay(self, delay=None):
            if delay is None:
                return self._delay
            self._delay = int(delay)
            mark('delay', self._delay)

        def window_width(self):
            return self._size[0]

        def window_height(self):
            return self._size[1]

        def turtles(self):
            return list(self._turtles)

        def getshapes(self):
            return sorted(SHAPES)

        def clear(self):
            for each in self._turtles:
                each._leave_fill()
            mark('clear-all')
        clearscreen = clear

        def reset(self):
            for each in list(self._turtles):
                each.reset()
        resetscreen = reset

        def mode(self, mode=None):
            return 'standard'

        def listen(self, xdummy=None, ydummy=None):
            pass

        # Handlers are called by react(), once the program has ended and while its drawing is open.

        def onkeyrelease(self, fun, key):
            self._bind_key('release', fun, key)
        onkey = onkeyrelease

        def onkeypress(self, fun, key=None):
            self._bind_key('press', fun, key)

        def _bind_key(self, phase, fun, key):
            if fun is None:
                self._keys.pop((phase, key), None)
            else:
                self._keys[phase, key] = fun
            mark('key', phase, key, fun is not None)

        def onclick(self, fun, btn=1, add=None):
            self._bind_pointer('press', None, fun, btn, add)
        onscreenclick = onclick

        def _bind_pointer(self, phase, turtle, fun, btn, add):
            place = (phase, btn, turtle)
            if fun is None:
                self._pointers.pop(place, None)
            else:
                self._pointers[place] = [*(self._pointers.get(place, ()) if add else ()), fun]
            mark('pointer', phase, any(each == phase for each, _, _ in self._pointers))

        def ontimer(self, fun, t=0):
            self._timer += 1
            self._timers[self._timer] = fun
            mark('timer', self._timer, near(max(t, 0)))

        def _react(self, kind, **event):
            if kind == 'key':
                phase, key = event['phase'], event['key']
                fun = self._keys.get((phase, key)) or self._keys.get((phase, None))
                if fun is not None:
                    fun()
            elif kind == 'timer':
                fun = self._timers.pop(event['timer'], None)
                if fun is not None:
                    fun()
            elif kind == 'pointer':
                self._point(event['phase'], event['button'], event['x'], event['y'])

        def _point(self, phase, button, x, y):
            if phase == 'press':
                self._held = [each for each in self._turtles if each._is_at(x, y)]
            for turtle in [*self._held, None]:
                for fun in self._pointers.get((phase, button, turtle), ()):
                    fun(x, y)

        def textinput(self, title, prompt):
            return input(prompt)

        def numinput(self, title, prompt, default=None, minval=None, maxval=None):
            text = input(prompt)
            return default if text == '' else float(text)

        def mainloop(self):
            raise Finished()
        done = exitonclick = mainloop

        def bye(self):
            for handlers in (self._keys, self._pointers, self._timers):
                handlers.clear()
            mark('bye')
            raise Finished()

    class RawTurtle:
        def __init__(self, shape='classic', undobuffersize=1000, visible=True):
            self._id = screen._next
            screen._next += 1
            screen._turtles.append(self)
            self._full = 360.0
            self._stamp = 0
            self.setundobuffer(undobuffersize)
            self._start(shape, visible)
            mark('turtle', self._id, shape, visible)

        def _start(self, shape, visible):
            self._position = Vec2D(0.0, 0.0)
            self._turn = 0.0
            self._down = True
            self._width = 1
            self._pen = self._fill = 'black'
            self._speed = 3
            self._shape = shape
            self._stretch = (1.0, 1.0, 1)
            self._shown = visible
            self._path = None
            self._stamps = []

        # Undoing

        def setundobuffer(self, size):
            self._undo_size = size
            self._done = None if size is None or size <= 0 else collections.deque(maxlen=size)
            self._series = None

        def undobufferentries(self):
            return 0 if self._done is None else len(self._done)

        def _remember(self, kind, value=None):
            """Called before an action that can be undone."""
            if self._done is not None:
                into = self._done if self._series is None else self._series
                into.append((kind, value, [getattr(self, name) for name in STATE]))

        def _begin_series(self):
            self._series = None if self._done is None else []

        def _end_series(self):
            if self._series is not None:
                self._done.append(('series', self._series, None))
                self._series = None

        def undo(self):
            if self._done:
                self._take_back(*self._done.pop())

        def _take_back(self, kind, value, state):
            if kind == 'series':
                while value:
                    self._take_back(*value.pop())
                return
            if kind == 'stamp':
                self.clearstamp(value)
            elif kind == 'fill':
                self._path = None
            elif kind == 'go' and self._path is not None and len(self._path) > 1:
                self._path.pop()
            if kind == 'shape' or kind == 'go' and value:
                mark('undo', self._id)
            before = [getattr(self, name) for name in STATE]
            for name, each in zip(STATE, state):
                setattr(self, name, each)
            changed = {name for name, old, new in zip(STATE, before, state) if old != new}
            if changed & {'_position', '_turn'}:
                mark('go', self._id, near(self._position[0]), near(self._position[1]), near(self._turn), None, self._width)
            if changed & {'_pen', '_fill'}:
                mark('colour', self._id, self._pen, self._fill)
            if changed & {'_shape', '_stretch'}:
                mark('shape', self._id, self._shape, *self._stretch)
            if '_shown' in changed:
                mark('shown', self._id, self._shown)
            if '_speed' in changed:
                mark('speed', self._id, self._speed)

        def _move(self, x, y):
            self._remember('go', self._down)
            self._position = Vec2D(x, y)
            if self._path is not None:
                self._path.append((x, y))
            mark('go', self._id, near(x), near(y), near(self._turn % 360), self._pen if self._down else None, self._width)

        def _leave_fill(self):
            self._path = None
            self.setundobuffer(self._undo_size)

        def _is_at(self, x, y):
            return abs(self._position - (x, y)) <= REACH * max(self._stretch[:2])

        # Moving

        def forward(self, distance):
            turn = math.radians(self._turn)
            x, y = self._position
            self._move(x + distance * math.cos(turn), y + distance * math.sin(turn))
        fd = forward

        def back(self, distance):
            self.forward(-distance)
        bk = backward = back

        def _rotate(self, angle):
            self._remember('turn')
            self._turn = (self._turn + angle * 360.0 / self._full) % 360.0
            mark('turn', self._id, near(self._turn))

        def right(self, angle):
            self._rotate(-angle)
        rt = right

        def left(self, angle):
            self._rotate(angle)
        lt = left

        def goto(self, x, y=None):
            if y is None:
                x, y = x
            self._move(x, y)
        setpos = setposition = goto

        def teleport(self, x=None, y=None, *, fill_gap=False):
            down, self._down = self._down, False
            self._move(self._position[0] if x is None else x, self._position[1] if y is None else y)
            self._down = down

        def setx(self, x):
            self._move(x, self._position[1])

        def sety(self, y):
            self._move(self._position[0], y)

        def setheading(self, to_angle):
            self._remember('turn')
            self._turn = (to_angle * 360.0 / self._full) % 360.0
            mark('turn', self._id, near(self._turn))
        seth = setheading

        def home(self):
            self._move(0.0, 0.0)
            self.setheading(0)

        def circle(self, radius, extent=None, steps=None):
            """A polygon, as the real one draws it."""
            if extent is None:
                extent = self._full
            share = abs(extent) / self._full
            if steps is None:
                steps = 1 + int(min(11 + abs(radius) / 6.0, 59.0) * share)
            angle = 1.0 * extent / steps
            half = 0.5 * angle
            length = 2.0 * radius * math.sin(math.radians(half * 360.0 / self._full))
            if radius < 0:
                length, angle, half = -length, -angle, -half
            self._begin_series()
            self._rotate(half)
            for _ in range(steps):
                self.forward(length)
                self._rotate(angle)
            self._rotate(-half)
            self._end_series()

        def dot(self, size=None, *color):
            if size is not None and not isinstance(size, (int, float)):
                color = (size, *color) if not isinstance(size, tuple) else (size,)
                size = None
            shown = screen._colour(screen._given(color)) if color else self._pen
            if size is None:
                size = self._width + max(self._width, 4)
            self._remember('shape')
            mark('dot', self._id, near(self._position[0]), near(self._position[1]), near(size), shown)

        def stamp(self):
            self._stamp += 1
            key = self._stamp
            self._remember('stamp', key)
            self._stamps.append(key)
            mark('stamp', self._id, near(self._position[0]), near(self._position[1]), near(self._turn), self._shape, self._pen, self._fill, *self._stretch, key)
            return key

        def clearstamp(self, stampid):
            if stampid in self._stamps:
                self._stamps.remove(stampid)
                for each in [each for each in self._done or () if each[:2] == ('stamp', stampid)]:
                    self._done.remove(each)
                mark('unstamp', self._id, stampid)

        def clearstamps(self, n=None):
            keys = self._stamps if n is None else self._stamps[:n] if n >= 0 else self._stamps[n:]
            for key in list(keys):
                self.clearstamp(key)

        def speed(self, speed=None):
            if speed is None:
                return self._speed
            value = SPEEDS.get(speed, speed) if isinstance(speed, str) else speed
            if not isinstance(value, (int, float)):
                raise TurtleGraphicsError('bad speed: %s' % str(speed))
            self._remember('pen')
            self._speed = int(round(value)) if 0.5 < value < 10.5 else 0
            mark('speed', self._id, self._speed)

        # Asking

        def position(self):
            return self._position
        pos = position

        def xcor(self):
            return self._position[0]

        def ycor(self):
            return self._position[1]

        def heading(self):
            return self._turn * self._full / 360.0

        def _other(self, x, y):
            if isinstance(x, RawTurtle):
                return x._position
            return Vec2D(*x) if y is None else Vec2D(x, y)

        def towards(self, x, y=None):
            dx, dy = self._other(x, y) - self._position
            return (round(math.degrees(math.atan2(dy, dx)), 10) % 360.0) * self._full / 360.0

        def distance(self, x, y=None):
            return abs(self._other(x, y) - self._position)

        def degrees(self, fullcircle=360.0):
            self._full = fullcircle

        def radians(self):
            self._full = 2 * math.pi

        # The pen

        def pendown(self):
            if not self._down:
                self._remember('pen')
            self._down = True
        pd = down = pendown

        def penup(self):
            if self._down:
                self._remember('pen')
            self._down = False
        pu = up = penup

        def isdown(self):
            return self._down

        def pensize(self, width=None):
            if width is None:
                return self._width
            self._remember('pen')
            self._width = width
        width = pensize

        def pencolor(self, *args):
            if not args:
                return screen._answer(self._pen)
            colour = screen._colour(screen._given(args))
            self._remember('pen')
            self._pen = colour
            mark('colour', self._id, self._pen, self._fill)

        def fillcolor(self, *args):
            if not args:
                return screen._answer(self._fill)
            colour = screen._colour(screen._given(args))
            self._remember('pen')
            self._fill = colour
            mark('colour', self._id, self._pen, self._fill)

        def color(self, *args):
            if not args:
                return self.pencolor(), self.fillcolor()
            if len(args) == 2:
                pen, fill = args
            else:
                pen = fill = screen._given(args)
            pen, fill = screen._colour(pen), screen._colour(fill)
            self._remember('pen')
            self._pen, self._fill = pen, fill
            mark('colour', self._id, self._pen, self._fill)

        def filling(self):
            return self._path is not None

        def begin_fill(self):
            self._remember('fill')
            self._path = [tuple(self._position)]
            mark('fill', self._id)

        def end_fill(self):
            if self._path is not None and len(self._path) > 2:
                self._remember('shape')
                mark('filled', self._id, self._fill, [[near(x), near(y)] for x, y in self._path])
            self._path = None

        def write(self, arg, move=False, align='left', font=('Arial', 8, 'normal')):
            size = font[1] if len(font) > 1 else 8
            style = ' '.join(str(each) for each in font[2:])
            self._remember('shape')
            mark('text', self._id, near(self._position[0]), near(self._position[1]), str(arg), str(align).lower(), size, style, self._pen)

        def clear(self):
            self._leave_fill()
            mark('clear', self._id)

        def reset(self):
            self._start(self._shape, self._shown)
            self._leave_fill()
            mark('clear', self._id)
            mark('go', self._id, 0, 0, 0, None, 1)

        # The turtle itself

        def showturtle(self):
            self._remember('pen')
            self._shown = True
            mark('shown', self._id, True)
        st = showturtle

        def hideturtle(self):
            self._remember('pen')
            self._shown = False
            mark('shown', self._id, False)
        ht = hideturtle

        def isvisible(self):
            return self._shown

        def shape(self, name=None):
            if name is None:
                return self._shape
            if name not in SHAPES:
                raise TurtleGraphicsError('There is no shape named %s' % name)
            self._remember('pen')
            self._shape = name
            mark('shape', self._id, name, *self._stretch)

        def shapesize(self, stretch_wid=None, stretch_len=None, outline=None):
            if stretch_wid is None and stretch_len is None and outline is None:
                return self._stretch
            wide, long, line = self._stretch
            wide = wide if stretch_wid is None else stretch_wid
            long = (stretch_wid if stretch_wid is not None else long) if stretch_len is None else stretch_len
            self._remember('pen')
            self._stretch = (wide, long, line if outline is None else outline)
            mark('shape', self._id, self._shape, *self._stretch)
        turtlesize = shapesize

        def getscreen(self):
            return screen

        def getturtle(self):
            return self
        getpen = getturtle

        def clone(self):
            other = RawTurtle(self._shape, visible=self._shown)
            for name, value in vars(self).items():
                if name not in ('_id', '_stamps', '_path', '_done', '_series'):
                    setattr(other, name, value)
            mark('go', other._id, near(other._position[0]), near(other._position[1]), near(other._turn), None, other._width)
            mark('colour', other._id, other._pen, other._fill)
            return other

        def onclick(self, fun, btn=1, add=None):
            screen._bind_pointer('press', self, fun, btn, add)

        def onrelease(self, fun, btn=1, add=None):
            screen._bind_pointer('release', self, fun, btn, add)

        def ondrag(self, fun, btn=1, add=None):
            screen._bind_pointer('drag', self, fun, btn, add)

    screen = _Screen()
    module = types.ModuleType('turtle')
    RawTurtle.__name__ = 'Turtle'
    own = {'Turtle': RawTurtle, 'RawTurtle': RawTurtle, 'Pen': RawTurtle, 'RawPen': RawTurtle, 'Screen': lambda: screen, 'Vec2D': Vec2D,
           'TurtleGraphicsError': TurtleGraphicsError, 'Terminator': Terminator}
    first = None

    def default():
        nonlocal first
        if first is None:
            first = RawTurtle()
        return first

    def of_turtle(name):
        def call(*args, **named):
            return getattr(default(), name)(*args, **named)
        call.__name__ = call.__qualname__ = name
        return call

    def of_screen(name):
        def call(*args, **named):
            return getattr(screen, name)(*args, **named)
        call.__name__ = call.__qualname__ = name
        return call

    for name in dir(_Screen):
        if not name.startswith('_') and name not in ('clear', 'reset', 'onclick'):
            own[name] = of_screen(name)
    for name in dir(RawTurtle):
        if not name.startswith('_'):
            own[name] = of_turtle(name)
    for each in (RawTurtle, _Screen, Vec2D, TurtleGraphicsError, Terminator):
        each.__module__ = 'turtle'
        each.__qualname__ = each.__name__
    module.__dict__.update(own)
    module.__all__ = sorted(own)
    sys.modules['turtle'] = module

    def react(event):
        nonlocal count
        count = 0
        screen._react(**json.loads(event))

    return react

_react = _make_turtle()
del _make_turtle
`;

/** The names that both Tk and a browser know. */
export const COLOUR_NAMES =
	'aliceblue antiquewhite aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral ' +
	'cornflowerblue cornsilk cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid ' +
	'darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue ' +
	'firebrick floralwhite forestgreen gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki ' +
	'lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon ' +
	'lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue ' +
	'mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin ' +
	'navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum ' +
	'powderblue purple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow ' +
	'springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen';
