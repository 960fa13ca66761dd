import type { IncomingMessage } from 'node:http'
import { answerEdit } from './answer-edit.ts'
import { changePages } from '../write/change-pages.ts'
import { createEditor, type EditorOptions } from './editor.ts'

/** Opens the editor of a project. Returns the function that answers its requests. */
export function openEdit({ token, ...options }: EditorOptions & { token: string }) {
  const editor = createEditor(options)
  return (request: IncomingMessage) =>
    answerEdit(request, {
      token,
      editor: () => editor,
      changePages: (wanted) => editor.inTurn(() => changePages(options.project.root, wanted, editor.note)),
    })
}
