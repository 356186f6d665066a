export const COMPLETION_WORDS = 'knownWords';
export const MODULE_WORDS = 'moduleWords';

const split = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Built-in types. The C parser matches them by a rule and cannot list them. */
const BASIC_TYPES = split('int long char short double float unsigned signed void bool size_t int64_t uint64_t');

const C_TYPES = split('FILE');

const C_NAMES = split(`
	printf scanf puts gets getchar putchar fgets fputs sprintf sscanf fprintf fscanf fopen fclose freopen stdin stdout stderr EOF
	malloc calloc realloc free exit abs labs atoi atof rand srand qsort bsearch system
	strlen strcpy strncpy strcat strncat strcmp strncmp strchr strrchr strstr strtok memset memcpy memmove memcmp
	isalpha isdigit isalnum islower isupper isspace ispunct tolower toupper
	sqrt cbrt pow exp log log2 log10 sin cos tan asin acos atan atan2 floor ceil round trunc fabs fmod hypot
	INT_MAX INT_MIN UINT_MAX LLONG_MAX LLONG_MIN ULLONG_MAX CHAR_MAX CHAR_MIN RAND_MAX time clock assert
`);

const CPP_TYPES = split(`
	string vector pair tuple array map set multimap multiset unordered_map unordered_set queue deque stack priority_queue list bitset
	stringstream istringstream ostringstream ifstream ofstream istream ostream iterator function optional complex string_view
	initializer_list numeric_limits greater less hash unique_ptr shared_ptr mt19937 exception runtime_error
`);

const CPP_NAMES = split(`
	std iostream algorithm cstdio cstring cmath cstdlib iomanip climits
	cin cout cerr endl getline setw setprecision setfill fixed boolalpha ios sync_with_stdio tie
	push_back pop_back emplace_back push pop top front back begin end rbegin rend insert erase find count size empty clear resize reserve
	assign substr length append replace compare c_str find_first_of at first second make_pair make_tuple get lower_bound upper_bound
	sort stable_sort nth_element partial_sort reverse unique rotate fill fill_n swap copy move min max min_element max_element minmax
	accumulate partial_sum iota count_if find_if for_each transform binary_search equal_range merge is_sorted next_permutation
	prev_permutation all_of any_of none_of gcd lcm __gcd to_string stoi stol stoll stod abs
`);

const JAVA_NAMES = split(`
	System Scanner Math Arrays Collections List ArrayList LinkedList Map HashMap TreeMap Set HashSet TreeSet Queue Deque ArrayDeque Stack
	PriorityQueue Iterator Comparator BufferedReader InputStreamReader PrintWriter StringTokenizer BigInteger BigDecimal Main Override
	main args println printf print nextInt nextLong nextDouble nextLine next hasNext hasNextInt hasNextLine close length size get set
	add remove contains containsKey put getOrDefault isEmpty clear sort reverse charAt substring indexOf equals compareTo split trim
	toCharArray toString valueOf parseInt parseLong format append insert max min abs pow sqrt floor ceil round MAX_VALUE MIN_VALUE
`);

const PYTHON_NAMES = split(`
	append extend insert remove pop clear index count sort reverse copy join split strip lstrip rstrip lower upper title replace find
	startswith endswith isdigit isalpha isalnum isupper islower zfill ljust rjust center items keys values get update add discard union
	None nonlocal math sqrt floor ceil gcd pi random randint choice shuffle collections deque Counter defaultdict popleft appendleft
	heapq heappush heappop itertools permutations combinations product accumulate functools reduce lru_cache bisect sys stdin stdout
	readline read write Exception ValueError IndexError KeyError EOFError __init__ __name__ __main__ self robot
`);

const ROBOT_NAMES = split(`
	前进 后退 左转 右转 马达 停下 等待 灯 声音 距离 碰到 颜色 左边颜色 右边颜色 时间
	forward backward left right motors stop wait lamp sound distance touching colour left_colour right_colour clock RobotError
`);

const GO_NAMES = split(`
	break case chan const continue default defer else fallthrough for func go goto if import interface map package range return select
	struct switch type var bool byte complex128 error float32 float64 int int8 int16 int32 int64 rune string uint uint8 uint16 uint32
	uint64 uintptr true false nil iota append cap close copy delete len make max min new panic print println recover
	main fmt bufio os sort strings strconv math Println Printf Print Scan Scanln Scanf Fscan Fprintln Fprintf Sprintf NewReader NewWriter
	NewScanner Scanner Flush Stdin Stdout Slice Ints Strings Itoa Atoi Split Join Fields Contains Repeat TrimSpace Sqrt Pow Abs MaxInt
`);

/** Words of modules, by the module. */
export type ModuleWords = Readonly<Record<string, readonly string[]>>;

export interface CompletionWords {
	types: ReadonlySet<string>;
	words: readonly string[];
	/** Offered in programs that import the module. */
	modules?: ModuleWords;
}

export const C_WORDS: CompletionWords = { types: new Set(C_TYPES), words: [...BASIC_TYPES, ...C_NAMES] };
export const CPP_WORDS: CompletionWords = { types: new Set(CPP_TYPES), words: [...BASIC_TYPES, ...C_NAMES, ...CPP_NAMES] };
export const PYTHON_WORDS: CompletionWords = { types: new Set(), words: PYTHON_NAMES, modules: { robot: ROBOT_NAMES } };
export const JAVA_WORDS: CompletionWords = { types: new Set(), words: JAVA_NAMES };
export const GO_WORDS: CompletionWords = { types: new Set(), words: GO_NAMES };
