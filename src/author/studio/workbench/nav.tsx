import { useEffect, useRef, type RefObject } from 'react'
import { styled } from 'styled-components'
import type { NamedExample } from '../blocks/examples.ts'
import { fillable, look } from './look.ts'
import { addressOf, type Place } from './place.ts'

interface NavProps {
  search: RefObject<HTMLInputElement | null>
  filter: string
  change: (filter: string) => void
  /** Handles a key. Returns whether the key has a function. */
  press: (key: string) => boolean
  found: NamedExample[]
  place: Place
}

/** Navigation with links to the pages, to every type of block, and to the examples of the current type. */
export function Nav({ search, filter, change, press, found, place }: NavProps) {
  const list = useRef<HTMLElement>(null)
  const shown = place.view === 'block' ? place.shown : undefined
  useEffect(() => {
    list.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [shown, found])
  const types = [...new Set(found.map(({ type }) => type))]
  return (
    <Side ref={list} aria-label="Workbench">
      <Top>
        <Title>Workbench</Title>
        <Search
          ref={search}
          type="search"
          aria-label="Filter blocks and examples"
          placeholder="Filter  /"
          value={filter}
          onChange={({ target }) => change(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') change('')
            if (event.key.startsWith('Arrow') && /Up|Down/.test(event.key) && press(event.key))
              event.preventDefault()
          }}
        />
        <Views>
          <Entry href="#pages" aria-current={place.view === 'block' ? undefined : 'page'}>
            Pages
          </Entry>
        </Views>
      </Top>
      {types.map((type) => {
        const named = found.filter((one) => one.type === type)
        const isOpen = shown?.type === type || filter.trim() !== ''
        return (
          <section key={type}>
            <Type
              href={addressOf(named[0] ?? { type, name: '' })}
              data-open={shown?.type === type || undefined}
            >
              {type} <Count>{named.length}</Count>
            </Type>
            {isOpen &&
              named.map((one) => (
                <Example
                  key={one.name}
                  href={addressOf(one)}
                  aria-current={one === shown ? 'page' : undefined}
                >
                  {one.name}
                </Example>
              ))}
          </section>
        )
      })}
      {types.length === 0 && <None>No example has all of these words.</None>}
    </Side>
  )
}

const Side = styled.nav`
  height: 100%;
  padding-bottom: 24px;
  overflow: auto;
  border-right: 1px solid ${look.line};
  background: ${look.raised};
`

const Top = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  display: grid;
  gap: 10px;
  margin-bottom: 6px;
  padding: 14px 12px 10px;
  border-bottom: 1px solid ${look.line};
  background: ${look.raised};
`

const Title = styled.h1`
  margin: 0;
  font-size: 14px;
  font-weight: 650;
  letter-spacing: -0.01em;
`

const Search = styled.input`
  ${fillable}
`

const Views = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 4px;
`

const Entry = styled.a`
  display: block;
  padding: 5px 12px;
  border-radius: ${look.radius};
  color: ${look.text};
  text-decoration: none;

  &:hover {
    background: ${look.line};
  }

  &[aria-current] {
    background: ${look.veil};
    color: ${look.accent};
  }

  /* Touch needs a larger target than a mouse. */
  @media (pointer: coarse) {
    align-content: center;
    min-height: 44px;
  }
`

const Type = styled(Entry)`
  display: flex;
  justify-content: space-between;
  margin-inline: 8px;
  padding-inline: 8px;
  font: 13px/1.5 ${look.mono};

  &[data-open] {
    color: ${look.accent};
  }
`

const Count = styled.span`
  color: ${look.muted};
  font-size: 11px;
`

const Example = styled(Entry)`
  margin: 0 8px 0 16px;
  padding: 3px 8px;
  border-radius: 0 ${look.radius} ${look.radius} 0;
  border-left: 1px solid ${look.line};
  color: ${look.muted};
  font-size: 12.5px;
  line-height: 1.4;

  &[aria-current] {
    border-left-color: ${look.accent};
  }
`

const None = styled.p`
  margin: 12px 16px;
  color: ${look.muted};
`
