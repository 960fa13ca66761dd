import type { Plugin } from 'rolldown'

/** Refuses a file with two default exports, at the second: the bundler takes one of them without a word. */
export const oneDefault: Plugin = {
  name: 'one-default',
  transform: {
    // A pattern that matches fewer files takes longer than parsing the others.
    filter: { id: /\.ts$/, code: /default[^]*default/ },
    handler(code) {
      const { body } = this.parse(code, { lang: 'ts' })
      const [, second] = body.filter(
        (statement) =>
          statement.type === 'ExportDefaultDeclaration' ||
          (statement.type === 'ExportNamedDeclaration' &&
            statement.specifiers.some(
              ({ exported }) => exported.type === 'Identifier' && exported.name === 'default',
            )),
      )
      if (second) this.error('it has two default exports: remove the wrong one', second.start)
    },
  },
}
