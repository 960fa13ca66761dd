import { useState, type ReactNode } from 'react'
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
  return (
    <Panel title="This page">
      <p className="place">{pathname}</p>
      <div role="alert">{outcome ?? failure}</div>
      {answer && <DraftSwitch {...answer} />}
      <div className="row">
        <Opener content={<TextsPanel start="head:" />}>Title and description for search results</Opener>
        <Opener content={<TextsPanel />}>All texts and labels</Opener>
      </div>
      <PageForm
        title="Rename"
        submit={(text) => act({ do: 'rename', from: pathname, to: text('to') }, 'Renamed.')}
      >
        <Field
          label="New address of this page"
          name="to"
          defaultValue={pathname}
          note="Links to it follow, and the old address redirects."
        />
      </PageForm>
      <PageForm
        title="Redirect"
        submit={(text) => act({ do: 'redirect', from: text('from'), to: pathname }, 'Redirected:')}
      >
        <Field label="Old address that leads here" name="from" defaultValue="/" />
      </PageForm>
      <PageForm
        title="New page"
        button="Create"
        submit={(text) =>
          act({ do: 'new', path: text('path'), kind: text('kind'), title: text('title') }, 'Created:')
        }
      >
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
      </PageForm>
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

interface PageFormProps {
  title: string
  button?: string
  submit: (text: (name: string) => string) => Promise<void>
  children: ReactNode
}

const PageForm = ({ title, button = title, submit, children }: PageFormProps) => (
  <form
    className="stack"
    onSubmit={(event) => {
      event.preventDefault()
      const form = event.currentTarget
      void submit((name) => valueIn(form, name))
    }}
  >
    <h3>{title}</h3>
    {children}
    <button>{button}</button>
  </form>
)
