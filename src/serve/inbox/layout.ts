import { html, raw } from 'hono/html'
import type { DeskTexts } from '../store/desk-texts.ts'
import { langAttributes } from '../../util/lang-attributes.ts'
import { inboxStyle } from './inbox-style.ts'

type Html = ReturnType<typeof html>

/** Returns a page of the inbox. Texts in `body` are escaped by the template of each page. */
export const layout = ({ language }: DeskTexts, title: string, body: Html): Html =>
  html`<!doctype html>
    <html ${raw(langAttributes(language))}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(`<style>${inboxStyle}</style>`)}
      </head>
      <body>
        ${body}
      </body>
    </html>`

/** Returns a form with one button, which posts to an address of the inbox. */
export const button = (action: string, label: string): Html =>
  html`<form method="post" action="${action}">
    <button>${label}</button>
  </form>`
