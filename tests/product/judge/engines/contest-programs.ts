/** C++ as books for contests write it: `bits/stdc++.h`, gcc's own functions, macros, quick input, and what Windows' tools add. */
export type ContestProgram = readonly [what: string, code: string, input: string, output: string];

const BITS = '#include<bits/stdc++.h>\nusing namespace std;\n';
const all = (code: string): string => BITS + code;
const main = (body: string): string => `${BITS}int main(){${body}return 0;}`;
const READ =
	"inline int read(){int x=0,f=1;char c=getchar();while(c<'0'||c>'9'){if(c=='-')f=-1;c=getchar();}while(c>='0'&&c<='9'){x=(x<<1)+(x<<3)+(c^48);c=getchar();}return x*f;}\n";

const GNU: readonly ContestProgram[] = [
	['__gcd', main('int a,b;cin>>a>>b;cout<<__gcd(a,b);'), '12 18', '6'],
	['std::__gcd of long longs', main('long long a=1e12,b=750;cout<<std::__gcd(a,b)<<" "<<__gcd(0,5);'), '', '250 5'],
	['__gcd by algorithm alone', '#include<algorithm>\n#include<cstdio>\nint main(){printf("%d",std::__gcd(4,6));}', '', '2'],
	['__lg', main('cout<<__lg(1)<<" "<<__lg(1000)<<" "<<std::__lg(1LL<<40);'), '', '0 9 40'],
	[
		'walking over a bitset',
		main(
			'bitset<200>s;s[5]=s[70]=s[199]=1;for(int i=s._Find_first();i<(int)s.size();i=s._Find_next(i))cout<<i<<" ";cout<<s.none()<<s.count();',
		),
		'',
		'5 70 199 03',
	],
	['an empty bitset', main('bitset<3>s;bitset<0>z;cout<<s._Find_first()<<s._Find_next(2)<<s._Find_next(9)<<z._Find_first();'), '', '3330'],
	['system("pause")', '#include<iostream>\nusing namespace std;\nint main(){cout<<1<<endl;system("pause");return 0;}', '', '1\n'],
	['the answer of system', '#include<cstdio>\n#include<cstdlib>\nint main(){system("cls");printf("%d",system("pause"));}', '', '-1'],
	['a function that is named system', all('int system(int x){return x*2;}int main(){cout<<system(4);}'), '', '8'],
	['__int128', main('__int128 x=1;x=x<<80;cout<<(long long)(x>>70);'), '', '1024'],
	[
		'builtins of bits',
		main('cout<<__builtin_popcount(255)<<__builtin_ctz(8)<<__builtin_clz(1)<<__builtin_popcountll(1LL<<40);'),
		'',
		'83311',
	],
	['typeof', main('vector<int>v{1,2};for(__typeof(v.begin())i=v.begin();i!=v.end();i++)cout<<*i;'), '', '12'],
	[
		'pragmas',
		`#pragma GCC optimize(2)\n#pragma GCC optimize("O3,unroll-loops")\n#pragma comment(linker,"/STACK:102400000,102400000")\n${main('cout<<"ok";')}`,
		'',
		'ok',
	],
	['srand, rand and clock', main('srand(time(0));int t=clock();cout<<(rand()%10<10)<<(clock()-t>=0);'), '', '11'],
];

const STYLE: readonly ContestProgram[] = [
	['int is long long', all('#define int long long\nsigned main(){int n;cin>>n;cout<<n*n;return 0;}'), '3000000000', '9000000000000000000'],
	['rep', all('#define rep(i,a,b) for(int i=(a);i<=(b);++i)\nint main(){int s=0;rep(i,1,100)s+=i;printf("%d\\n",s);}'), '', '5050\n'],
	[
		'short names',
		all(
			'#define ll long long\n#define pb push_back\n#define fi first\n#define se second\n#define mp make_pair\ntypedef pair<int,int> pii;\nint main(){vector<pii>v;v.pb(mp(3,1));v.pb(mp(1,2));sort(v.begin(),v.end());cout<<v[0].fi<<v[0].se;}',
		),
		'',
		'12',
	],
	[
		'streams untied',
		main('ios::sync_with_stdio(0);cin.tie(0);cout.tie(0);int n,s=0,x;cin>>n;while(n--)cin>>x,s+=x;cout<<s<<"\\n";'),
		'3 1 2 3',
		'6\n',
	],
	['quick input', all(`${READ}int main(){int n=read(),s=0;for(register int i=1;i<=n;i++)s+=read();printf("%d",s);}`), '3\n-5 7 10', '12'],
	[
		'quick output',
		all('void write(int x){if(x<0)putchar(45),x=-x;if(x>9)write(x/10);putchar(x%10+48);}int main(){write(-1203);}'),
		'',
		'-1203',
	],
	['scanf to the end', main('int a,b;while(~scanf("%d%d",&a,&b))printf("%d\\n",a+b);'), '1 2\n3 4', '3\n7\n'],
	['scanf until EOF', main('int a,s=0;while(scanf("%d",&a)!=EOF)s+=a;cout<<s;'), '1 2 3', '6'],
	[
		'getline after a number',
		main('int n;cin>>n;cin.ignore();string s;getline(cin,s);reverse(s.begin(),s.end());cout<<s;'),
		'1\nab c',
		'c ba',
	],
	[
		'commented files',
		all('int main(){//freopen("a.in","r",stdin);\n//freopen("a.out","w",stdout);\nint a;cin>>a;cout<<a;fclose(stdin);}'),
		'5',
		'5',
	],
	['ONLINE_JUDGE', main('\n#ifndef ONLINE_JUDGE\nfreopen("a.in","r",stdin);\n#endif\nint a;cin>>a;cout<<a+1;'), '5', '6'],
	[
		'const int N',
		all('const int N=1e5+5,INF=0x3f3f3f3f,MOD=1e9+7;int a[N];int main(){memset(a,0x3f,sizeof a);cout<<(a[7]==INF)<<MOD%10;}'),
		'',
		'17',
	],
	['decimals', main('double x=2.0/3;printf("%.2lf %.3f\\n",x,x);cout<<fixed<<setprecision(4)<<x;'), '', '0.67 0.667\n0.6667'],
	['%05d, %x and setw', main('printf("%05d %x %o|",42,255,8);cout<<setw(4)<<setfill(\'0\')<<7<<hex<<31;'), '', '00042 ff 10|00071f'],
	['auto and ranges', main('map<string,int>m;string s;while(cin>>s)m[s]++;for(auto&p:m)cout<<p.first<<p.second<<" ";'), 'b a b', 'a1 b2 '],
	[
		'a struct with an operator',
		all(
			'struct P{int x,y;bool operator<(const P&o)const{return x!=o.x?x<o.x:y>o.y;}};int main(){set<P>s;s.insert({1,2});s.insert({1,3});cout<<s.begin()->y;}',
		),
		'',
		'3',
	],
	[
		'a union-find',
		all(
			'int f[100];int find(int x){return f[x]==x?x:f[x]=find(f[x]);}int main(){int n,m,a,b;cin>>n>>m;for(int i=1;i<=n;i++)f[i]=i;while(m--){cin>>a>>b;f[find(a)]=find(b);}int c=0;for(int i=1;i<=n;i++)c+=f[i]==i;cout<<c;}',
		),
		'5 3 1 2 2 3 4 5',
		'2',
	],
];

const ALGORITHMS: readonly ContestProgram[] = [
	[
		'quick power',
		all(
			'typedef long long ll;ll qpow(ll a,ll b,ll p){ll r=1;for(a%=p;b;b>>=1,a=a*a%p)if(b&1)r=r*a%p;return r;}int main(){cout<<qpow(2,100,1000000007);}',
		),
		'',
		'976371285',
	],
	[
		'a sieve',
		all(
			'bool v[1000001];vector<int>p;int main(){for(int i=2;i<=1000000;i++){if(!v[i])p.push_back(i);for(int j=0;j<(int)p.size()&&i*p[j]<=1000000;j++){v[i*p[j]]=1;if(i%p[j]==0)break;}}cout<<p.size();}',
		),
		'',
		'78498',
	],
	[
		'a Fenwick tree',
		all(
			'int n=10,c[11];\n#define lowbit(x) ((x)&-(x))\nvoid add(int x,int k){for(;x<=n;x+=lowbit(x))c[x]+=k;}int ask(int x){int r=0;for(;x;x-=lowbit(x))r+=c[x];return r;}int main(){for(int i=1;i<=n;i++)add(i,i);cout<<ask(10)-ask(4);}',
		),
		'',
		'45',
	],
	[
		'a segment tree',
		all(
			'#define ls p<<1\n#define rs p<<1|1\nint t[400];void up(int p,int l,int r,int x,int v){if(l==r){t[p]=v;return;}int m=l+r>>1;x<=m?up(ls,l,m,x,v):up(rs,m+1,r,x,v);t[p]=max(t[ls],t[rs]);}int main(){up(1,1,100,7,3);up(1,1,100,70,9);cout<<t[1];}',
		),
		'',
		'9',
	],
	[
		'Dijkstra',
		all(
			'typedef pair<int,int> pii;vector<pii>e[9];int d[9];int main(){e[1].push_back({2,4});e[1].push_back({3,1});e[3].push_back({2,2});memset(d,0x3f,sizeof(d));priority_queue<pii,vector<pii>,greater<pii> >q;d[1]=0;q.push({0,1});while(!q.empty()){auto [w,u]=q.top();q.pop();if(w>d[u])continue;for(auto [v,c]:e[u])if(d[v]>d[u]+c)q.push({d[v]=d[u]+c,v});}cout<<d[2];}',
		),
		'',
		'3',
	],
	[
		'a list of edges',
		all(
			'int head[9],nxt[9],to[9],cnt;void add(int u,int v){nxt[++cnt]=head[u];head[u]=cnt;to[cnt]=v;}int main(){add(1,2);add(1,3);for(int i=head[1];i;i=nxt[i])cout<<to[i];}',
		),
		'',
		'32',
	],
	[
		'breadth first',
		all(
			'int dx[]={0,1,0,-1},dy[]={1,0,-1,0};int main(){int n,m;cin>>n>>m;vector<string>g(n);for(auto&r:g)cin>>r;vector<vector<int> >d(n,vector<int>(m,-1));queue<pair<int,int> >q;q.push({0,0});d[0][0]=0;while(q.size()){int x=q.front().first,y=q.front().second;q.pop();for(int i=0;i<4;i++){int a=x+dx[i],b=y+dy[i];if(a<0||b<0||a>=n||b>=m||g[a][b]==35||~d[a][b])continue;d[a][b]=d[x][y]+1;q.push({a,b});}}cout<<d[n-1][m-1];}',
		),
		'3 3\n.#.\n...\n#..',
		'4',
	],
	[
		'Floyd',
		main(
			'int d[4][4];memset(d,0x3f,sizeof d);d[0][1]=2;d[1][2]=3;d[2][3]=1;for(int k=0;k<4;k++)for(int i=0;i<4;i++)for(int j=0;j<4;j++)d[i][j]=min(d[i][j],d[i][k]+d[k][j]);cout<<d[0][3];',
		),
		'',
		'6',
	],
	[
		'a knapsack',
		main(
			'int n=3,W=5,w[]={2,3,4},v[]={3,4,5},f[10]={0};for(int i=0;i<n;i++)for(int j=W;j>=w[i];j--)f[j]=max(f[j],f[j-w[i]]+v[i]);cout<<f[W];',
		),
		'',
		'7',
	],
	['lower_bound', main('int a[]={1,3,3,7};cout<<lower_bound(a,a+4,3)-a<<upper_bound(a,a+4,3)-a<<unique(a,a+4)-a;'), '', '133'],
	['permutations', main('int a[]={1,2,3},c=0;do c++;while(next_permutation(a,a+3));cout<<c;'), '', '6'],
	['deep recursion', all('int f(int n){return n?f(n-1)+1:0;}int main(){cout<<f(20000);}'), '', '20000'],
	[
		'hanoi',
		all('int c;void h(int n,char a,char b,char d){if(!n)return;h(n-1,a,d,b);c++;h(n-1,b,a,d);}int main(){h(10,65,66,67);cout<<c;}'),
		'',
		'1023',
	],
	[
		'KMP',
		main(
			'string s="abababc",p="ababc";int n=p.size();vector<int>f(n);for(int i=1,j=0;i<n;i++){while(j&&p[i]!=p[j])j=f[j-1];if(p[i]==p[j])j++;f[i]=j;}for(int i=0,j=0;i<(int)s.size();i++){while(j&&s[i]!=p[j])j=f[j-1];if(s[i]==p[j])j++;if(j==n)cout<<i-n+1;}',
		),
		'',
		'2',
	],
	[
		'big numbers',
		main(
			'string a,b,c;cin>>a>>b;reverse(a.begin(),a.end());reverse(b.begin(),b.end());int t=0;for(size_t i=0;i<max(a.size(),b.size())||t;i++){if(i<a.size())t+=a[i]-48;if(i<b.size())t+=b[i]-48;c+=t%10+48;t/=10;}reverse(c.begin(),c.end());puts(c.c_str());',
		),
		'99999999999999999999 1',
		'100000000000000000000\n',
	],
	[
		'nth_element and accumulate',
		main(
			'vector<int>v{5,1,4,2,3};nth_element(v.begin(),v.begin()+2,v.end());cout<<v[2]<<accumulate(v.begin(),v.end(),0)<<*max_element(v.begin(),v.end());',
		),
		'',
		'3155',
	],
	[
		'char arrays',
		main('char s[20],t[20];scanf("%s%s",s,t);strcat(s,t);printf("%d %s %d",(int)strlen(s),s,strcmp(s,t)<0);'),
		'ab cd',
		'4 abcd 1',
	],
	[
		'stringstream and sprintf',
		main('stringstream ss("1 2 3");int x,s=0;while(ss>>x)s+=x;char b[9];sprintf(b,"%03d",s);cout<<b<<stoi("12")+atoi("3")<<to_string(5);'),
		'',
		'006155',
	],
	['a mark before the first line', `\uFEFF${main('cout<<"bom";')}`, '', 'bom'],
];

export const CONTEST_PROGRAMS: readonly ContestProgram[] = [...GNU, ...STYLE, ...ALGORITHMS];
