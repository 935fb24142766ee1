const nested = (times: number, open: string, close: string) => open.repeat(times) + close.repeat(times)

/** Bodies that are no valid payload. */
export const bodies: readonly string[] = [
  '{"prospectoId":',
  '',
  '[]',
  'null',
  '"x"',
  '1e400',
  nested(20_000, '[', ']'),
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  '{"__proto__":{"prospectoId":1},"constructor":{"prototype":{"x":1}}}',
  '{"prospectoId":1,"PROSPECTOID":2,"prospectoid":3}',
  `{"nombres":"${'x'.repeat(200_000)}"}`,
  `{"prospectoId":${'9'.repeat(5000)}}`,
  '{"prospectoId":-0,"fecha":"9999-99-99T99:99:99Z"}',
]

/** Hostile values for a field. */
export const values: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 53,
  -(2 ** 53),
  2_147_483_648,
  '',
  ' ',
  'a\0b',
  '\ud800',
  '\u202e\u0000',
  '9'.repeat(400),
  'x'.repeat(100_000),
  '𝒜🌲',
  'ñandú',
  "O'Higgins",
  "' or '1'='1",
  "'; drop table usuario; --",
  '1; select pg_sleep(10)',
  '$1',
  '%_\\',
  '\\x00',
  '{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../../etc/passwd',
  '31-02-2026',
  '2026-02-31',
  '00-00-0000',
  '12345678-5',
  '0012345678-5',
  'NaN',
  'Infinity',
  'true',
  'null',
  [],
  [[]],
  [null],
  {},
  { $ne: null },
  { toString: 1 },
  { a: { b: { c: [1, { d: '' }] } } },
  Array(2000).fill(1),
  Array(300).fill({ a: 1 }),
  Object.fromEntries(Array.from({ length: 500 }, (_, i) => [i, i])),
]

type Encoding = readonly [headers: Record<string, string>, encode: (text: string) => Buffer]

const plain = (text: string) => Buffer.from(text, 'utf8')

/** Encodings and headers of a body, mostly the right ones. */
export const encodings: readonly Encoding[] = [
  ...Array.from({ length: 8 }, (): Encoding => [{}, plain]),
  [{ 'content-type': 'application/json; charset=utf-16' }, (text) => Buffer.from(text, 'utf16le')],
  [{ 'content-type': 'application/json; charset=latin1' }, (text) => Buffer.from(text, 'latin1')],
  [{}, (text) => Buffer.concat([Buffer.from([0xff, 0xfe, 0xc0, 0x80]), plain(text)])],
  [{ 'content-encoding': 'gzip' }, plain],
  [{ 'content-type': 'text/xml' }, plain],
  [{ 'content-type': 'application/x-www-form-urlencoded' }, plain],
  [{ 'content-type': 'multipart/form-data; boundary=x' }, plain],
  [{ 'content-type': '' }, plain],
]

const headers: readonly Record<string, string>[] = [
  { 'idempotency-key': "x' or 1=1 --" },
  { 'idempotency-key': 'clave-de-prueba-1' },
  { cookie: `alerce=${'x'.repeat(3000)}` },
  { cookie: 'alerce=%00; alerce-equipo=a.b.c; __Host-alerce=..' },
  { authorization: 'Bearer ' },
  { authorization: `Bearer ${'A'.repeat(4000)}` },
  { 'x-csrf-token': 'ñ'.normalize('NFD').replaceAll(/[^\x20-\x7e]/g, '') },
  { 'x-forwarded-for': '127.0.0.1, ::1, <script>' },
  { 'user-agent': 'x'.repeat(5000) },
  { 'accept-encoding': 'br;q=9, *;q=-1' },
  { 'sec-fetch-site': 'cross-site' },
]

/** Hostile headers, in one of five requests. */
export const headersOf = (chance: (of: number) => number): Record<string, string> =>
  chance(5) === 0 ? (headers[chance(headers.length)] ?? {}) : {}
