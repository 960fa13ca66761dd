import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { takeEnclosure } from '../../../block-library/parts/enclosure.ts'
import { takeFormRequest } from '../../../block-library/contract/form-request.ts'
import { address, answer, back, field, open, rest, say, verdict } from '../../support/planner-visit.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

describe('text of a buyer is understood', () => {
  test('from the first', async () => {
    await open()
    expect(answer('Pixel pitch')).toBe('P4')
    expect(answer('Size')).toBe('6.4 × 3.84 m')
    expect(answer('Cabinets')).toBe('80: 10 × 8, 640 × 480 mm')
    expect(answer('Resolution')).toBe('1,600 × 960')
    expect(answer('Weight')).toBe('480 to 720 kg')
    expect(answer('Spare modules')).toBe('15 to 24')
  })

  test('immediately, and is announced after a pause', async () => {
    await open()
    say(/^Nearest viewer/, '3')
    expect(answer('Pixel pitch')).toBe('P2.5')
    expect(screen.getByRole('status')).toHaveTextContent(/^$/)
    await rest()
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Right for 3 to 22 m\. P2\.5, 6\.4 × 3\.84 m, 80: 10 × 8, /,
    )
  })

  test('with the pitch in the very event, before anything is drawn', async () => {
    await open()
    const near = field(/^Nearest viewer/)
    // A browser does not wait for the effects of an event.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    Reflect.set(HTMLInputElement.prototype, 'value', '3', near)
    near.dispatchEvent(new Event('input', { bubbles: true }))
    await Promise.resolve()
    expect(answer('Pixel pitch')).toBe('P2.5')
    expect(answer('Resolution')).toBe('1,600 × 960')
    await vi.waitFor(() => expect(answer('Resolution')).toBe('2,560 × 1,536'), 10_000)
  })

  test('in feet, there and back', async () => {
    await open()
    say(/^Lengths/, 'ft')
    expect(field(/^Wall width/)).toHaveValue(21.33)
    expect(answer('Size')).toBe('21 × 12.6 ft')
    say(/^Lengths/, 'm')
    expect(field(/^Wall width/)).toHaveValue(6.5)
  })

  test('with unknown values marked, and never as a number', async () => {
    await open('/plan', 'what is not known')
    for (const name of [
      'Brightness',
      'Weight',
      'Peak power',
      'Peak heat',
      'Running cost a month',
      'Spare modules',
    ]) {
      expect(answer(name)).toBe('Ask us')
    }
  })

  test('where no number is typed, by asking for it', async () => {
    await open()
    say(/^Nearest viewer/, '')
    await rest()
    expect(screen.getByRole('status')).toHaveTextContent('Enter the distance of the nearest viewer')
    say(/^Nearest viewer/, '-2')
    expect(field(/^Nearest viewer/)).toBeInvalid()
  })

  test('with the pitch that the buyer prefers, ours named beside it', async () => {
    await open()
    say(/^Pixel pitch/, 'P2.5')
    expect(answer('Pixel pitch')).toBe('P2.5')
    expect(field(/^Pixel pitch/)).toHaveTextContent('Recommended: P4')
    expect(verdict()).toBe('Right for 4 to 22 m. P4 is enough, and costs less.')
  })

  describe('with what the supplier says', () => {
    const origin = (name: string) =>
      screen.getAllByText(name, { selector: 'dt' }).at(-1)?.nextElementSibling?.querySelector('small')
        ?.textContent

    test('of weight and power', async () => {
      await open('/plan', 'weight and power from the service')
      expect(answer('Weight')).toBe('592 kg')
      expect(answer('Peak power')).toBe('9,600 to 11,700 W; 12 to 14.6 kVA')
      expect(['Weight', 'Peak power', 'Peak heat', 'Circuits'].map(origin)).toEqual(
        Array.from({ length: 4 }, () => 'from the supplier'),
      )
      expect(['Usual power', 'Brightness', 'Spare modules'].map(origin)).toEqual(
        Array.from({ length: 3 }, () => 'typical'),
      )
    })

    test('of size and pixels, in whichever order', async () => {
      await open('/plan', 'all that a supplier may say')
      expect(answer('Size')).toBe('6.45 × 3.63 m')
      expect(answer('Cabinets')).toBe('64: 8 × 8, 806.4 × 453.6 mm')
      expect(answer('Resolution')).toBe('2,560 × 1,440')
      expect(['Cabinets', 'Resolution', 'Peak power'].map(origin)).toEqual([
        'from the supplier',
        'from the supplier',
        'typical',
      ])
    })

    test('of a place: its brightness, and its pitches', async () => {
      await open('/plan', 'all that a supplier may say')
      expect(answer('Brightness')).toBe('700 to 900 nits')
      expect(origin('Brightness')).toBe('from the supplier')
      expect([...field(/^Pixel pitch/).querySelectorAll('option')].map(({ value }) => value)).toEqual([
        '',
        'P4',
      ])
      expect(screen.getByRole('table')).not.toHaveTextContent('P2.5')
    })

    test('and keeps the typical value for unknown words', async () => {
      await open('/plan', 'what a supplier says is not understood')
      expect(answer('Weight')).toBe('480 to 720 kg')
      expect(answer('Brightness')).toBe('600 to 1,000 nits')
      expect(['Weight', 'Peak power', 'Brightness'].map(origin)).toEqual(['typical', 'typical', 'typical'])
      expect(answer('Cabinets')).toBe('80: 10 × 8, 640 × 480 mm')
    })
  })
})

describe('every plan has an address', () => {
  test('opens the plan again', async () => {
    await open('/plan?near=3&width=3.3&shape=16:9')
    expect(field(/^Nearest viewer/)).toHaveValue(3)
    expect(answer('Pixel pitch')).toBe('P2.5')
    expect(answer('Size')).toBe('3.2 × 1.44 m')
  })

  test('has only changed values, a step for each field, and Back undoes them', async () => {
    await open()
    say(/^Nearest viewer/, '3')
    await rest()
    say(/^Nearest viewer/, '3.5')
    await rest()
    expect(address()).toBe('/plan?near=3.5')
    say(/^Where it stands/, 'window')
    await rest()
    expect(address()).toBe('/plan?place=window&near=3.5')
    await back()
    expect([address(), field(/^Where it stands/).value]).toEqual(['/plan?near=3.5', 'indoor'])
    await back()
    expect([address(), field(/^Nearest viewer/).value]).toEqual(['/plan', '4'])
  })

  test('is read partly if it is invalid', async () => {
    await open('/plan?place=moon&use=%00&unit=ells&near=Infinity&toString=1&width=1e9')
    expect(field(/^Where it stands/)).toHaveValue('indoor')
    expect(field(/^Lengths/)).toHaveValue('m')
    expect(screen.getByRole('region').textContent).not.toMatch(/NaN|Infinity|undefined/)
  })
})

test('a sent plan is added to the enquiry, in plain lines', async () => {
  await open('/plan?near=3')
  vi.useRealTimers()
  const assign = vi.fn<(address: string) => void>()
  const { origin, pathname, search } = window.location
  vi.stubGlobal('location', { origin, pathname, search, assign })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send this plan' })))
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([['/contact']]))
  vi.unstubAllGlobals()
  expect(takeFormRequest()).toBe(true)
  const lines = takeEnclosure().replaceAll('\u00a0', ' ').split('\n')
  expect(lines[0]).toMatch(/^My plan: http:\/\/.*\?near=3$/)
  expect(lines[1]).toBe(
    'Indoors; Film; Nearest viewer 3 m; Farthest viewer 22 m; Wall width 6.5 m; Wall height 4 m',
  )
  expect(lines[2]).toBe('Right for 3 to 22 m.')
  expect(lines).toEqual(expect.arrayContaining(['Size: 6.4 × 3.84 m', 'Weight: 480 to 720 kg']))
})

test('the table of pitches needs nothing that is typed', async () => {
  await open('/plan?near=')
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(
    rows.map((row) => [...row.children].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))),
  ).toEqual([
    ['Pitch', 'Nearest viewer', 'At its best', 'Where'],
    ['P2.5', '2.5 m', '5 to 7.5 m', 'Indoors'],
    ['P4', '4 m', '8 to 12 m', 'Indoors'],
    ['P3.9 × 7.8', '7.81 m', '15.6 to 23.4 m', 'In a window'],
  ])
})
