/** Programs of beginners, each about something that a step can show. */
export interface Sample {
	title: string;
	code: string;
	input?: string;
}

const sample = (title: string, code: string, input = ''): Sample => ({ title, code: code.trim().replaceAll('\t', '    '), input });

export const PROGRAMS: readonly Sample[] = [
	sample('numbers', 'a = 7\nb = 2\na, b = b, a\nc = a ** 70\nd = a / b\ne = -a // b\nprint(a, b, c, d, e)'),
	sample('texts', "name = '小机'\nname += '器人'\nletters = list(name)\nupper = 'abc'.upper()\nprint(name[::-1], len(name), upper)"),
	sample('truth', 'a = True\nb = not a\nc = None\nd = a and c\ne = c or 5\nprint(a, b, c, d, e)'),
	sample(
		'if and else',
		"for n in (15, 4, 9):\n\tif n % 15 == 0:\n\t\tword = 'both'\n\telif n % 3 == 0:\n\t\tword = 'three'\n\telse:\n\t\tword = str(n)\n\tprint(word)",
	),
	sample(
		'a while loop',
		'n = 27\nturns = 0\nwhile n != 1 and turns < 12:\n\tn = n // 2 if n % 2 == 0 else 3 * n + 1\n\tturns += 1\nprint(n, turns)',
	),
	sample(
		'break and continue',
		'found = []\nfor i in range(20):\n\tif i % 3:\n\t\tcontinue\n\tif i > 9:\n\t\tbreak\n\tfound.append(i)\nelse:\n\tfound = None\nprint(found)',
	),
	sample('the else of a loop', "for d in range(2, 7):\n\tif 7 % d == 0:\n\t\tbreak\nelse:\n\tprint('prime')"),
	sample(
		'nested loops',
		'rows = []\nfor i in range(3):\n\trow = []\n\tfor j in range(i + 1):\n\t\trow.append(i * j)\n\trows.append(row)\nprint(rows)',
	),
	sample('two names of a list', 'a = [1, 2, 3]\nb = a\nb.append(4)\nc = a[:]\nc[0] = 9\nprint(a, b is a, c)'),
	sample('a list in itself', 'a = [1]\na.append(a)\nprint(len(a))'),
	sample(
		'a grid with one row',
		'grid = [[0] * 3] * 3\ngrid[0][1] = 5\ngood = [[0] * 3 for _ in range(3)]\ngood[0][1] = 5\nprint(grid, good)',
	),
	sample(
		'a dictionary',
		"ages = {'红': 8}\nages['蓝'] = 9\nages.update(绿=10)\nfor name, age in ages.items():\n\tages[name] = age + 1\ndel ages['红']\nprint(ages)",
	),
	sample(
		'counting',
		"from collections import Counter, defaultdict, deque\nseen = Counter('banana')\nplaces = defaultdict(list)\nfor i, letter in enumerate('banana'):\n\tplaces[letter].append(i)\nline = deque([1, 2])\nline.appendleft(0)\nline.pop()\nprint(seen, dict(places), line)",
	),
	sample('sets', 'a = {3, 1, 2}\nb = a | {5}\na.discard(1)\nc = frozenset(b & a)\nprint(sorted(a), len(b), sorted(c))'),
	sample(
		'tuples',
		'point = (3, 4)\nx, y = point\nfirst, *rest = [1, 2, 3]\npairs = [(i, i * i) for i in range(3)]\nprint(point, x, y, first, rest, pairs)',
	),
	sample('slices', 'a = list(range(8))\na[2:5] = [0]\nb = a[::-2]\ndel a[0]\nprint(a, b)'),
	sample('a function', 'def area(w, h=2):\n\tsize = w * h\n\treturn size\n\ntotal = area(3) + area(4, 5)\nprint(total)'),
	sample('a function without an answer', 'def greet(name):\n\tprint(name)\n\nx = greet("a")\nprint(x)'),
	sample('recursion', 'def fib(n):\n\tif n < 2:\n\t\treturn n\n\treturn fib(n - 1) + fib(n - 2)\n\nprint(fib(4))'),
	sample(
		'the towers of Hanoi',
		'def move(n, a, b, c):\n\tif n == 0:\n\t\treturn 0\n\treturn move(n - 1, a, c, b) + 1 + move(n - 1, c, b, a)\n\nprint(move(3, "A", "B", "C"))',
	),
	sample('a global', 'score = 0\n\ndef hit():\n\tglobal score\n\tscore += 10\n\nhit()\nhit()\nprint(score)'),
	sample('a local that hides a global', 'x = 1\n\ndef f():\n\tx = 2\n\treturn x\n\nf()\nprint(x)'),
	sample(
		'a closure',
		'def counter():\n\tn = 0\n\tdef add():\n\t\tnonlocal n\n\t\tn += 1\n\t\treturn n\n\treturn add\n\nc = counter()\nc()\nprint(c())',
	),
	sample('a lambda', 'double = lambda n: n * 2\nwords = ["bb", "a", "ccc"]\nwords.sort(key=lambda w: -len(w))\nprint(double(4), words)'),
	sample('a changed argument', 'def grow(items, n):\n\titems.append(n)\n\tn += 1\n\treturn n\n\na = [1]\nm = 5\ngrow(a, m)\nprint(a, m)'),
	sample('a default that is shared', 'def add(x, box=[]):\n\tbox.append(x)\n\treturn box\n\nadd(1)\nprint(add(2))'),
	sample('any arguments', 'def show(first, *rest, **named):\n\treturn len(rest) + len(named)\n\nprint(show(1, 2, 3, a=4))'),
	sample(
		'a comprehension',
		'squares = [n * n for n in range(4)]\neven = {n: n % 2 == 0 for n in squares}\nprint(squares, even, {n % 3 for n in squares})',
	),
	sample('a generator', 'def steps(n):\n\twhile n:\n\t\tyield n\n\t\tn -= 1\n\nfor each in steps(3):\n\tprint(each)\nprint(sum(steps(2)))'),
	sample(
		'a class',
		'class Dog:\n\tlegs = 4\n\n\tdef __init__(self, name):\n\t\tself.name = name\n\t\tself.tricks = []\n\n\tdef learn(self, trick):\n\t\tself.tricks.append(trick)\n\na = Dog("旺财")\nb = a\nb.learn("坐")\nprint(a.name, a.tricks, Dog.legs)',
	),
	sample(
		'inheritance',
		'class Shape:\n\tdef __init__(self, name):\n\t\tself.name = name\n\n\tdef area(self):\n\t\treturn 0\n\nclass Square(Shape):\n\tdef __init__(self, side):\n\t\tsuper().__init__("square")\n\t\tself.side = side\n\n\tdef area(self):\n\t\treturn self.side ** 2\n\nshapes = [Shape("none"), Square(3)]\nprint([s.area() for s in shapes])',
	),
	sample(
		'a linked list',
		'class Node:\n\tdef __init__(self, value, next=None):\n\t\tself.value = value\n\t\tself.next = next\n\nhead = None\nfor i in range(3):\n\thead = Node(i, head)\nat = head\nwhile at:\n\tprint(at.value)\n\tat = at.next',
	),
	sample(
		'a tree',
		'tree = {"v": 2, "l": {"v": 1, "l": None, "r": None}, "r": None}\n\ndef depth(node):\n\treturn 0 if node is None else 1 + max(depth(node["l"]), depth(node["r"]))\n\nprint(depth(tree))',
	),
	sample(
		'an error that is caught',
		'def read(text):\n\ttry:\n\t\treturn int(text)\n\texcept ValueError as error:\n\t\treturn -1\n\tfinally:\n\t\tprint("read")\n\nprint(read("5"), read("x"))',
	),
	sample('an error that ends the program', 'a = [1, 2]\nfor i in range(3):\n\tprint(a[i])'),
	sample(
		'an error of its own',
		'class Full(Exception):\n\tpass\n\ndef fill(n):\n\tif n > 1:\n\t\traise Full("满了")\n\treturn n\n\ntry:\n\tfill(1)\n\tfill(2)\nexcept Full as reason:\n\tprint(reason)',
	),
	sample(
		'with',
		'class Room:\n\tdef __enter__(self):\n\t\treturn self\n\tdef __exit__(self, *why):\n\t\treturn False\n\nwith Room() as room:\n\tinside = True\nprint(inside)',
	),
	sample(
		'reading numbers',
		'n = int(input())\nnumbers = list(map(int, input().split()))\ntotal = 0\nfor each in numbers[:n]:\n\ttotal += each\nprint(total)',
		'3\n4 5 6 7\n',
	),
	sample(
		'reading to the end',
		'import sys\nlines = sys.stdin.read().split("\\n")\ncount = sum(1 for line in lines if line)\nprint(count)',
		'a\nb\n\nc\n',
	),
	sample(
		'bubble sort',
		'a = [5, 1, 4, 2]\nfor i in range(len(a)):\n\tfor j in range(len(a) - 1 - i):\n\t\tif a[j] > a[j + 1]:\n\t\t\ta[j], a[j + 1] = a[j + 1], a[j]\nprint(a)',
	),
	sample(
		'binary search',
		'a = [1, 3, 5, 8, 13, 21]\nlow, high = 0, len(a) - 1\nwhile low <= high:\n\tmid = (low + high) // 2\n\tif a[mid] == 13:\n\t\tbreak\n\tif a[mid] < 13:\n\t\tlow = mid + 1\n\telse:\n\t\thigh = mid - 1\nprint(mid)',
	),
	sample(
		'a sieve',
		'prime = [True] * 12\nfor i in range(2, 12):\n\tif prime[i]:\n\t\tfor j in range(i * i, 12, i):\n\t\t\tprime[j] = False\nprint([i for i in range(2, 12) if prime[i]])',
	),
	sample('the greatest common divisor', 'def gcd(a, b):\n\twhile b:\n\t\ta, b = b, a % b\n\treturn a\n\nprint(gcd(48, 18))'),
	sample('digits', 'n = 4096\ntotal = 0\nwhile n > 0:\n\tn, digit = divmod(n, 10)\n\ttotal += digit\nprint(total)'),
	sample('chance', 'import random\nthrown = [random.randint(1, 6) for _ in range(4)]\nrandom.shuffle(thrown)\nprint(thrown)'),
	sample('a statement on two lines', 'total = (1 +\n\t2 +\n\t3)\nnames = [\n\t"a",\n\t"b",\n]\nprint(total,\n\tnames)'),
	sample(
		'match',
		'def name(point):\n\tmatch point:\n\t\tcase (0, 0):\n\t\t\treturn "middle"\n\t\tcase (x, 0):\n\t\t\treturn "axis"\n\t\tcase _:\n\t\t\treturn "plane"\n\nprint(name((0, 0)), name((2, 0)), name((1, 1)))',
	),
	sample(
		'a data class',
		'from dataclasses import dataclass\n\n@dataclass\nclass Point:\n\tx: int\n\ty: int = 0\n\np = Point(3)\np.y += 2\nprint(p.x, p.y)',
	),
	sample(
		'a decorator',
		'def loud(f):\n\tdef inner(*a):\n\t\treturn f(*a).upper()\n\treturn inner\n\n@loud\ndef hi(name):\n\treturn "hi " + name\n\nprint(hi("bo"))',
	),
	sample('several things on a line', 'a = 1; b = 2\nif a < b: a = b\nfor i in range(2): print(i)\nprint(a if a else b)'),
	sample('leaving early', 'import sys\nfor i in range(5):\n\tif i == 2:\n\t\tsys.exit()\n\tprint(i)'),
];
