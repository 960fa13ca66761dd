import type { RuleExamples } from '../../support/rule-example.ts'

const file = 'content/api/bogen.json'

const rich = (html: string) => (text: string) =>
  text.replace('"description"', `"description_html": ${JSON.stringify(html)}, "description"`)

export const examples: RuleExamples = {
  'a class, a style and a frame': {
    files: {
      [file]: rich('<p class="lead" style="color: red">Licht</p><iframe src="https://x.example"></iframe>'),
    },
    finds: `${file}:5:25 omits class="…", style="…", <iframe>, src="…"`,
  },
  'an address that runs a script; a list entry outside a list keeps its words': {
    files: { [file]: rich('<p><a href="javascript:alert(1)">Hier</a></p><li>Licht</li>') },
    finds: `${file}:5:25 omits href="…"`,
  },
  'attributes in single quotes, without any, and without a value, each as often as it is lost': {
    files: {
      [file]: rich(
        "<p DATA-A = 'eins > zwei' title='bleibt'>Licht</p><INPUT disabled><p data-b=drei title=bleibt>Holz</p>",
      ),
    },
    finds: `${file}:5:25 omits data-a="…", <input>, disabled="…", data-b="…"`,
  },
  'pasted settings; boxes, headings and empty paragraphs only change': {
    files: {
      [file]: rich(
        '<section><h3>Licht</h3><p></p></section><xml><w:View>Normal</w:View></xml>Holz<o:p></o:p>',
      ),
    },
    finds: `${file}:5:25 omits <xml>, <w:view>, <o:p>`,
  },
  'what is kept, though it is not of the plainest': {
    files: {
      [file]: rich(
        '<p title="Licht">Eins &amp; <br>zwei</p><table><tr><td colspan="2">Drei</td></tr></table>',
      ),
    },
  },
}
