import { NodeHtmlMarkdown, type TranslatorConfigFactory } from 'node-html-markdown'

/** Elements that no text of a page is in. */
const controls = [
  'form',
  'nav',
  'dialog',
  'template',
  'button',
  'label',
  'fieldset',
  'select',
  'canvas',
  'svg',
  'iframe',
]

type Element = Parameters<TranslatorConfigFactory>[0]['node']

/** Whether an element repeats other text, or is only for screens. */
const isOmitted = (node: Element) =>
  node.getAttribute('aria-hidden') === 'true' ||
  node.getAttribute('data-screen-only') === 'true' ||
  node.getAttribute('role') === 'alert'

const converter = new NodeHtmlMarkdown(
  {
    ignore: controls,
    bulletMarker: '-',
    maxConsecutiveNewlines: 2,
    // Signs with a meaning in Markdown, and what would be a tag or an entity. The library's pattern would also escape
    // the full stop of a sentence that ends with a number.
    globalEscape: [/[\\`*_~[\]]|<(?=[a-z/!?])|&(?=#?\w+;)/gi, '\\$&'],
    lineStartEscape: [/^(\s*)(?:([+=>-]|#{1,6}(?=\s))|(\d+)(?=\.\s))/gm, '$1$3\\$2'],
  },
  {
    'div,article,section,figure,span,p': ({ node }) => ({ ignore: isOmitted(node) }),
    'ol,ul': ({ node, indentLevel }) => ({
      ignore: isOmitted(node),
      surroundingNewlines: indentLevel === 0 ? 2 : 1,
    }),
    summary: {
      surroundingNewlines: 2,
      postprocess: ({ content }) => (/^\s*#/.test(content) ? content : `**${content.trim()}**`),
    },
    dt: { postfix: ': ', surroundingNewlines: 0 },
    dd: { postfix: '  \n', surroundingNewlines: 0 },
  },
)
// The library would escape only the first bar of a cell, and join a cell's lines.
converter.tableRowTranslators.set('th,td', (context) => ({
  surroundingNewlines: false,
  childTranslators: context.visitor.instance.tableCellTranslators,
  prefix: ' ',
  postfix: ' |',
  postprocess: ({ content }) => content.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim(),
}))
converter.tableCellTranslators.set('br', { content: ' ', recurse: false })
converter.tableCellTranslators.set('p,div,li', { prefix: ' ', postfix: ' ' })

/** Returns the text of a rendered page as Markdown, with absolute addresses. Pictures without a text are omitted. */
export const toMarkdown = (html: string, origin: string): string =>
  `${converter
    .translate(
      html
        .replaceAll(/<svg\b.*?<\/svg>|<source\b[^>]*>|<img\b[^>]* alt=""[^>]*>/gs, '')
        .replaceAll(/ (href|src)="\//g, ` $1="${origin}/`)
        .replaceAll(/<\/a>(?=<a\b)/g, '</a><br>')
        // Styles part these elements on the page.
        .replaceAll(/(<\/(?:a|b|i|span|strong|small)>)(?=<(?!br)\w)/g, '$1 '),
    )
    .replaceAll('[ ', '[')
    .trim()}\n`
