/**
 * The module `robot` as source text: small words in Chinese and in English for the first lessons, motors for later ones. Each call sends lines to the
 * descriptor `ROBOT_FD` and reads what `engines/robot/world-run.ts` answers. Where there is no world, every call says so.
 */
export const ROBOT = String.raw`
def _make_robot():
    import math, os, sys, types

    # Of a wheel, in millimetres a second, and the distance of the wheels from the middle.
    SPEED = 200
    TURNING = 100
    TRACK = 50
    STEP = 20

    ENGLISH = {chinese: english for english, chinese in COLOUR_WORDS.items()}

    class Finished(SystemExit):
        """Ends the program when the robot is at its last goal, or the time of the world is over."""

    class RobotError(Exception):
        pass

    def ask(line):
        os.write(ROBOT_FD, (line + '\n').encode())
        reply = os.read(ROBOT_FD, 200).decode().strip()
        if reply == 'over':
            raise Finished()
        if reply == '':
            raise RobotError(NO_WORLD)
        return reply.split(' ')

    def number(value):
        # The largest integers are no numbers of math.
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not abs(value) <= sys.float_info.max:
            raise RobotError(NOT_A_NUMBER)
        return value

    def word(value):
        return ''.join(str(value).split())[:20]

    def roll(left, right, seconds):
        # As many whole steps as the way needs at most, so that the wheels run exactly as far.
        steps = max(1, math.ceil(seconds * 1000 / STEP - 1e-9))
        part = seconds * 1000 / STEP / steps
        ask(f'drive {left * part} {right * part}')
        ask(f'wait {steps * STEP}')
        ask('drive 0 0')

    def forward(centimetres):
        way = number(centimetres) * 10
        if way != 0:
            roll(math.copysign(SPEED, way), math.copysign(SPEED, way), abs(way) / SPEED)

    def backward(centimetres):
        forward(-number(centimetres))

    def left(degrees):
        way = number(degrees) / 360 * 2 * math.pi * TRACK
        if way != 0:
            roll(math.copysign(TURNING, -way), math.copysign(TURNING, way), abs(way) / TURNING)

    def right(degrees):
        left(-number(degrees))

    def motors(left, right):
        ask(f"drive {number(left)} {number(right)}")

    def stop():
        ask('drive 0 0')

    def wait(seconds):
        ask(f"wait {max(0, number(seconds)) * 1000}")

    def lamp(colour=''):
        ask('lamp ' + word(ENGLISH.get(str(colour), colour)))

    def sound(name='beep'):
        ask('sound ' + word(name))

    def sense(place, convert):
        def read():
            return convert(ask('sense')[place])
        return read

    def chinese(read):
        return lambda: COLOUR_WORDS[read()]

    distance = sense(0, lambda text: int(text) / 10)
    touching = sense(1, lambda text: text == '1')
    colour = sense(2, str)
    left_colour = sense(3, str)
    right_colour = sense(4, str)
    clock = sense(5, lambda text: int(text) / 1000)

    words = {
        '前进': forward, '后退': backward, '左转': left, '右转': right, '马达': motors, '停下': stop, '等待': wait, '灯': lamp, '声音': sound,
        '距离': distance, '碰到': touching, '颜色': chinese(colour), '左边颜色': chinese(left_colour), '右边颜色': chinese(right_colour),
        '时间': clock,
        'forward': forward, 'backward': backward, 'left': left, 'right': right, 'motors': motors, 'stop': stop, 'wait': wait, 'lamp': lamp,
        'sound': sound, 'distance': distance, 'touching': touching, 'colour': colour, 'left_colour': left_colour, 'right_colour': right_colour,
        'clock': clock,
    }

    def named(name, work):
        # By its own name, so that Python's messages name the word that the program has used.
        own = types.FunctionType(work.__code__, work.__globals__, name, work.__defaults__, work.__closure__)
        own.__qualname__ = 'robot.' + name
        return own

    RobotError.__module__ = 'robot'
    RobotError.__qualname__ = 'RobotError'
    module = types.ModuleType('robot')
    module.__dict__.update({name: named(name, work) for name, work in words.items()}, RobotError=RobotError)
    module.__all__ = sorted([*words, 'RobotError'])
    sys.modules['robot'] = module

_make_robot()
del _make_robot
`;
