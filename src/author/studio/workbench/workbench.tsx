import { useEffect, useState } from 'react'
import { examples } from '../blocks/examples.ts'
import { Button } from '../parts.tsx'
import { choices, widths, type Choice } from '../preview/widths.ts'
import { Nav } from './nav.tsx'
import { exampleAt, useHash } from './place.ts'
import { Stage } from './stage.tsx'

/** The studio without a page: the palette of all blocks, with each of their examples at three widths. */
export function Workbench() {
  const shown = exampleAt(useHash(), examples)
  const [width, setWidth] = useState<Choice>('all')
  useEffect(() => {
    document.title = 'Workbench'
  }, [])
  return (
    <div className="workbench">
      <Nav shown={shown} />
      <main>
        <div className="row head">
          <h2>
            {shown?.type} <span className="muted">{shown?.name}</span>
          </h2>
          <div className="row" role="group" aria-label="Widths">
            {choices.map((choice) => (
              <Button key={choice} aria-pressed={choice === width} onClick={() => setWidth(choice)}>
                {choice === 'all' ? 'All' : `${choice} ${widths[choice].name}`}
              </Button>
            ))}
          </div>
        </div>
        {shown && <Stage name={`${shown.type}, ${shown.name}`} example={shown.example} width={width} />}
      </main>
    </div>
  )
}
