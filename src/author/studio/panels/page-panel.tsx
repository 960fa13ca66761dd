import { useState, type FormEvent, type ReactNode } from 'react'
import type { PagesRequest } from '../../protocol/protocol.ts'
import type { PageSource } from '../../../lint/page-source.ts'
import { Button, Opener, Choice, Field, Panel, valueIn } from '../parts.tsx'
import { valueAt } from '../../../util/problem.ts'
import { ask, leaveFor } from '../server.ts'
import { TextsPanel } from './texts-panel.tsx'
import { useWrite } from './outcome.tsx'
import { useAnswer } from './use-answer.tsx'
import { messageOf } from '../../../util/message-of.ts'

/** The panel of the whole page: its head, its address, redirects to it, and how to create another. */
export function PagePanel() {
  const { pathname } = window.location
  const [outcome, setOutcome] = useState<ReactNode>()
  const { answer, failure } = useAnswer(() => ask('source', { path: pathname }))
  const { kinds = {}, kind: current = '' } = answer ?? {}
  const anywhere = Object.keys(kinds).filter((name) => !kinds[name]?.pages)

  const act = async (request: PagesRequest, done: string) => {
    setOutcome('Writing …')
    try {
      const result = await ask('pages', request)
      if (!result.ok) setOutcome(<p className="problem">{result.problem}</p>)
      else if (result.path === pathname) setOutcome(`${done} ${result.files.join(', ')}`)
      else leaveFor(result.path)
    } catch (error) {
      setOutcome(<p className="problem">{messageOf(error)}</p>)
    }
  }
  const submit =
    (done: string, request: (text: (name: string) => string) => PagesRequest) =>
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const form = event.currentTarget
      void act(
        request((name) => valueIn(form, name)),
        done,
      )
    }
  return (
    <Panel title="This page">
      <p className="place">{pathname}</p>
      <div role="alert">{outcome ?? failure}</div>
      {answer && <DraftSwitch {...answer} />}
      <div className="row">
        <Opener content={<TextsPanel start="head:" />}>Title and description for search results</Opener>
        <Opener content={<TextsPanel />}>All texts and labels</Opener>
      </div>
      <form
        className="stack"
        onSubmit={submit('Renamed.', (text) => ({ do: 'rename', from: pathname, to: text('to') }))}
      >
        <h3>Rename</h3>
        <Field
          label="New address of this page"
          name="to"
          defaultValue={pathname}
          note="Links to it follow, and the old address redirects."
        />
        <button>Rename</button>
      </form>
      <form
        className="stack"
        onSubmit={submit('Redirected:', (text) => ({ do: 'redirect', from: text('from'), to: pathname }))}
      >
        <h3>Redirect</h3>
        <Field label="Old address that leads here" name="from" defaultValue="/" />
        <button>Redirect</button>
      </form>
      <form
        className="stack"
        onSubmit={submit('Created:', (text) => ({
          do: 'new',
          path: text('path'),
          kind: text('kind'),
          title: text('title'),
        }))}
      >
        <h3>New page</h3>
        <Field label="Title of the new page" name="title" />
        <Field
          label="Address of the new page"
          name="path"
          defaultValue={pathname.slice(0, pathname.lastIndexOf('/') + 1)}
          note="Below the address of a kind it is a page of that kind, and beside an article it is an article."
        />
        <Choice
          key={current}
          label="Kind of a page anywhere else"
          name="kind"
          values={anywhere}
          defaultValue={current}
        />
        <button>Create</button>
      </form>
    </Panel>
  )
}

/** The button that keeps the page out of the published site, or ends this. */
function DraftSwitch({ file, config }: Pick<PageSource, 'file' | 'config'>) {
  const { notes, writeAndClose } = useWrite()
  const isDraft = valueAt(['draft'], config) === true
  const place = { file, path: ['draft'] }
  const press = () =>
    void writeAndClose(
      [isDraft ? { do: 'unset', ...place } : { do: 'set', ...place, value: true }],
      isDraft ? 'This page is no draft any more.' : 'This page is a draft.',
    )
  return (
    <div className="stack">
      {notes}
      <Button onClick={press}>{isDraft ? 'Publish this page' : 'Make this page a draft'}</Button>
    </div>
  )
}
