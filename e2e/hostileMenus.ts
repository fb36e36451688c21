const MENU_BYTES = 32 * 1024

/** Strings that run code or call another site if they are not treated as text. `N` becomes a number. */
const ADDRESSES = [
  'javascript:alert(N)',
  'JaVaScRiPt:alert(N)',
  'javascript&colon;alert(N)',
  '&#106;avascript:alert(N)',
  '&#x6A;&#x61;vascript:alert(N)',
  'java&#10;script:alert(N)',
  'java&Tab;script:alert(N)',
  'java\tscript:alert(N)',
  '\u0001javascript:alert(N)',
  '%6Aavascript:alert(N)',
  'javascript://https://a.example/%0Aalert(N)',
  'javascript:/*https:*/alert(N)',
  'https:javascript:alert(N)',
  'vbscript:alert(N)',
  'data:text/html,<script>alert(N)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=alert(N)>',
  'blob:https://a.example/N',
  'file:///etc/passwd?N',
  'feed:javascript:alert(N)',
  'view-source:javascript:alert(N)',
  '//evil.example/N',
  'https://evil.example/N.gif',
  'http://evil.example:80/N.js',
] as const

/** Positions of an address: in markdown, then in HTML. */
const PLACES = [
  '[soup](U)',
  '[soup](<U>)',
  '[soup](U "title")',
  '![soup](U)',
  '[![soup](U)](U)',
  '[soup](U\'onerror="alert(N)")',
  '<U>',
  '[soup][N]\n\n[N]: U',
  '![soup][N]\n\n[N]: U',
  '[N]: <U> "title"\n\n[N]',
  '<a href="U">soup</a>',
  "<a href='U' target=_blank autofocus onfocus=alert(N)>soup</a>",
  '<img src="U">',
  '<img srcset="U 1x" src=x>',
  '<iframe src="U"></iframe>',
  '<iframe srcdoc="<script src=U></script>"></iframe>',
  '<script src="U"></script>',
  '<link rel=stylesheet href="U">',
  '<object data="U"></object>',
  '<embed src="U">',
  '<base href="U">',
  '<meta http-equiv=refresh content="0;url=U">',
  '<form action="U"><button>soup</button></form>',
  '<button formaction="U">soup</button>',
  '<svg><a xlink:href="U"><text>soup</text></a></svg>',
  '<svg><use href="U"/></svg>',
  '<svg><image href="U"/></svg>',
  '<math><mi xlink:href="U">soup</mi></math>',
  '<video poster="U" src="U"></video>',
  '<audio src="U" autoplay></audio>',
  '<input type=image src="U">',
  '<body background="U">',
  '<table background="U"><td>soup</table>',
  '<style>@import "U";</style>',
  '<div style="background:url(U)">soup</div>',
] as const

const TAGS = [
  'img src=x',
  'svg',
  'body',
  'iframe',
  'video src=x',
  'audio src=x',
  'input autofocus',
  'details open',
  'marquee',
  'select autofocus',
  'object data=x',
  'a href=#',
  'div style=animation-name:x',
  'style',
  'form',
  'textarea autofocus',
  'custom-soup',
  'svg><animate',
] as const
const HANDLERS = [
  'onerror',
  'onload',
  'onclick',
  'onmouseover',
  'onfocus',
  'ontoggle',
  'onanimationstart',
  'onbegin',
  'onpointerenter',
  'onbeforeinput',
] as const
const QUOTES = ['"', "'", ''] as const

/** Known attacks that the combinations lack. */
const TRICKS = [
  '<script>alert(N)</script>',
  '<ScRiPt>alert(N)</sCrIpT>',
  '<script>alert(N)//',
  '<script\u000balert(N)>',
  '<<script>alert(N)//<</script>',
  '<scr<script>ipt>alert(N)</scr</script>ipt>',
  '"><script>alert(N)</script>',
  "'-alert(N)-'",
  '</script><script>alert(N)</script>',
  '</textarea><script>alert(N)</script>',
  '</title><script>alert(N)</script>',
  '</style><img src=x onerror=alert(N)>',
  '<!--><img src=x onerror=alert(N)>-->',
  '<!--<img src="--><img src=x onerror=alert(N)//">',
  '<![CDATA[<img src=x onerror=alert(N)>]]>',
  '<?xml version="1.0"?><script>alert(N)</script>',
  '<noscript><p title="</noscript><img src=x onerror=alert(N)>">',
  '<template><script>alert(N)</script></template>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(N)>',
  '<svg><style><img src=x onerror=alert(N)></style></svg>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(N)>',
  '<img src="x` `<script>alert(N)</script>"` `>',
  '<img/src/onerror=alert(N)>',
  '<img src=x onerror=&#97;lert(N)>',
  '<a href="&#x6A;avascript:alert(N)">soup</a>',
  '<input onfocus=alert(N) autofocus>',
  '<div id=alert><div id=__proto__>',
  '<form id=location><input name=href>',
  '<a id=page-data>soup</a>',
  '&lt;script&gt;alert(N)&lt;/script&gt;',
  '&amp;lt;script&amp;gt;alert(N)&amp;lt;/script&amp;gt;',
  '\\<script>alert(N)\\</script>',
  '`<img src=x onerror=alert(N)>`',
  '``` <script>alert(N)</script> ```',
  '[soup](https://a.example "onmouseover=alert(N) x=")',
  '[soup](https://a.example"onmouseover="alert(N))',
  '<https://a.example/"onmouseover="alert(N)>',
  '[<img src=x onerror=alert(N)>](https://a.example)',
  '![<img src=x onerror=alert(N)>](x)',
  '[soup]()\n[soup](<>)',
  '{{constructor.constructor("alert(N)")()}}',
  `\${alert(N)}`,
  '<%= alert(N) %>',
  '\u202e<script>alert(N)</script>',
  '＜script＞alert(N)＜/script＞',
  '+ADw-script+AD4-alert(N)+ADw-/script+AD4-',
  '\u0000<script>alert(N)</script>',
  '</div></main></body><script>alert(N)</script>',
] as const

/** The context of a line in a menu. */
const SURROUNDINGS = [
  (line: string) => line,
  (line: string) => `- ${line}`,
  (line: string) => `1. **${line}** 9.50`,
  (line: string) => `#### ${line}`,
  (line: string) => `Soup ${line} with bread`,
  (line: string) => `*${line}*`,
  (line: string) => `[${line}](https://a.example)`,
  (line: string) => `    ${line}`,
] as const

function* patterns(): Generator<string> {
  yield* TRICKS
  for (const place of PLACES) {
    for (const address of ADDRESSES) yield place.replaceAll('U', address)
  }
  for (const tag of TAGS) {
    for (const handler of HANDLERS) {
      for (const quote of QUOTES) yield `<${tag} ${handler}=${quote}alert(N)${quote}>soup`
    }
  }
}

/** Every pattern in three contexts, each with its own number. */
export function hostileStrings(): string[] {
  const strings: string[] = []
  let at = 0
  for (const pattern of patterns()) {
    for (const step of [0, 1, 4]) {
      const around = SURROUNDINGS[(at + step) % SURROUNDINGS.length] ?? SURROUNDINGS[0]
      const numbered = pattern.replaceAll('N', String(strings.length))
      strings.push(numbered.includes('\n') ? numbered : around(numbered))
    }
    at += 1
  }
  return strings
}

interface HostileMenu {
  markdown: string
  /** A heading precedes each string; all headings must be visible. */
  headings: string[]
}

/** Packs strings into the fewest menus, each string under its own heading. */
export function packMenus(strings: readonly string[]): HostileMenu[] {
  const menus: HostileMenu[] = []
  let bytes = Number.POSITIVE_INFINITY
  strings.forEach((text, at) => {
    const heading = `Dish ${at}`
    const part = `# ${heading}\n\n${text}\n\n`
    const size = Buffer.byteLength(part)
    if (bytes + size > MENU_BYTES) {
      menus.push({ markdown: '', headings: [] })
      bytes = 0
    }
    const menu = menus.at(-1)
    if (!menu) return
    menu.markdown += part
    menu.headings.push(heading)
    bytes += size
  })
  return menus
}
