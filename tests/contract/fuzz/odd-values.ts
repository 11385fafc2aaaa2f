/** Values that some library may fail on. Written as JSON text, because not all are valid in JavaScript. */
export const oddJson: string[] = [
  ...['null', 'true', 'false', '0', '-0', '-1', '1', '5', '1.5', '1e3', '1e400', '-1e400', '1e-400', '0.1e1'],
  ...['9007199254740991', '9007199254740992', '-9007199254740992', '2147483648', '99999999999999999999999999'],
  ...['""', '" "', '"5"', '"true"', '"null"', '"undefined"', '"[]"', '"%00"', '"../../etc/passwd"', '"__proto__"'],
  ...['"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udc00\\ud800"', '"\\ufffe\\uffff"', '"\\u202e\\u200b\\ufeff"'],
  ...['"\\ud83d\\udc68\\u200d\\ud83d\\udc69\\u200d\\ud83d\\udc67"', '"e\\u0301\\u0301\\u0301"', '"\\ufdfa"'],
  ...['"\'; drop table users; --"', '"$1"', '"{{7*7}}"', '"<script>alert(1)</script>"', '"%s%n"', '"\\\\"'],
  ...['[]', '[null]', '[[]]', '[1,"2",{}]', '{}', '{"a":1}', '{"__proto__":{"a":1}}', '{"length":1}', '{"$ref":"#"}'],
  ...['"2026-02-30"', '"2026-13-01"', '"0000-01-01"', '"9999-12-31"', '"+275760-09-13"', '"2026-03-12T00:00:00Z"'],
  ...['"00000000-0000-0000-0000-000000000000"', '"FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF"', '"{}"', '"\\n"'],
  `"${'x'.repeat(151)}"`,
  `"${'ж'.repeat(5001)}"`,
  `"${'\\ud83d\\ude00'.repeat(2000)}"`,
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
]

/** Bodies that are not JSON objects. */
export const oddBodies: string[] = [
  ...[
    '{',
    '}',
    '[',
    '"',
    'null',
    'true',
    '5',
    '"text"',
    '[]',
    '[{}]',
    'undefined',
    'NaN',
    '{a:1}',
    "{'a':1}",
    '{"a":1,}',
  ],
  ...[
    '{"a":1}{"b":2}',
    '\ufeff{}',
    ' ',
    '\n',
    '\u0000',
    '{"a":"\t"}',
    '{"a":01}',
    '{"a":+1}',
    '{"a":.5}',
    '//{}',
    '{}//',
  ],
  ...['a=1&b=2', '<xml/>', '{"__proto__":null}', '{"constructor":{"prototype":{"a":1}}}', '{"a":1,"a":2}'],
  '['.repeat(100_000),
  '{"a":'.repeat(50_000),
]

export const oddMediaTypes: string[] = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary=x'],
  ...[
    'application/xml',
    'application/octet-stream',
    'application/jsonp',
    'application/json5',
    'json',
    '*/*',
    ';',
    'a/b;;',
  ],
  ...[
    'application/json; charset=utf-16',
    'APPLICATION/JSON',
    'application/json;charset="utf-8"',
    'application/vnd.api+json',
  ],
]

/** Parts of a path or query, as they appear in a URL. */
export const oddParts: string[] = [
  ...[
    'x',
    '0',
    '-1',
    '1e9',
    'null',
    'undefined',
    'NaN',
    'true',
    '%20',
    '%00',
    '%0A',
    '%0d%0a',
    '%2e%2e',
    '%2F',
    'a%2Fb',
  ],
  ...[
    '%D0%B6',
    '%F0%9F%92%A9',
    '%ED%A0%80',
    '%FF',
    '%zz',
    '%',
    '*',
    '{id}',
    ':id',
    '[]',
    "'",
    '%22',
    '%5C',
    '@',
    ';a=1',
  ],
  ...[
    '00000000-0000-0000-0000-000000000000',
    'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
    '01990000000070008000000000000001',
  ],
  ...[
    '9007199254740993',
    '99999999999999999999',
    '1.5',
    '-0',
    '0x10',
    '1_000',
    '2026-02-30',
    '__proto__',
    'constructor',
  ],
  'x'.repeat(3000),
]

/** None is a valid time zone: the last one is kept, even when the call is refused. */
export const oddHeaders: [string, string][] = [
  ...['', ' ', 'GMT+2', '+02:00', 'Europe/Nowhere', 'x'.repeat(4000), '../../UTC', 'UTC\u00e9', '%00'].map(
    (value): [string, string] => ['timezone', value],
  ),
  ...['', 'x', '1e3', '-841', '721', '0.5', '99999999999999999999', '0x1', '１２'].map((value): [string, string] => [
    'timezone-offset',
    Buffer.from(value).toString('latin1'),
  ]),
  ...['', '*', 'xx', 'bg;q=9', 'en;q=', ';;;', 'en,'.repeat(2000), 'bg-BG-x-y-z;q=0.0001', 'é'].map(
    (value): [string, string] => ['accept-language', value],
  ),
  ...[
    '',
    'Bearer',
    'Bearer ',
    'Bearer x',
    'bearer  x y',
    'Basic eDp5',
    `Bearer ${'x'.repeat(7000)}`,
    'Bearer \u00ff\u00fe',
    'Bearer null',
  ].map((value): [string, string] => ['authorization', value]),
  ...['Bearer qbp_', 'Bearer qbp_0000', `Bearer qbp_${'A'.repeat(49)}`].map((value): [string, string] => [
    'authorization',
    value,
  ]),
  ...(
    ['x-request-id', 'x-forwarded-for', 'cookie', 'user-agent', 'accept', 'origin', 'x-http-method-override'] as const
  ).map((name): [string, string] => [name, `${'\u00ff'.repeat(20)}${name}${'z'.repeat(500)}`]),
  ['accept-encoding', 'nothing;q=0, *;q=0'],
  ['if-none-match', '*'],
  ['range', 'bytes=0-0'],
  ['x-http-method-override', 'DELETE'],
]
