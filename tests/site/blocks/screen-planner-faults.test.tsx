import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { takeEnclosure } from '../../../block-library/parts/enclosure.ts'
import { address, answer, field, open, rest, say, verdict } from '../../support/planner-visit.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

describe('values that follow the place', () => {
  const use = () => field(/^What it shows/).value

  test('is the use and the lengths, until the visitor chooses them', async () => {
    await open('/plan', 'each place begins with its own values')
    expect([use(), field(/^Nearest viewer/).value]).toEqual(['slides', '4'])
    say(/^Where it stands/, 'window')
    expect([use(), field(/^Nearest viewer/).value]).toEqual(['film', '8'])
    say(/^Where it stands/, 'indoor')
    expect(use()).toBe('slides')
  })

  test('is not what the visitor has chosen, also where another place begins with it', async () => {
    await open('/plan', 'each place begins with its own values')
    say(/^What it shows/, 'film')
    say(/^Nearest viewer/, '5')
    for (const place of ['window', 'indoor']) {
      say(/^Where it stands/, place)
      expect([use(), field(/^Nearest viewer/).value]).toEqual(['film', '5'])
    }
    await rest()
    expect(address()).toBe('/plan?place=indoor&use=film&near=5')
  })

  test('is in the visitor’s unit', async () => {
    await open('/plan?unit=ft', 'each place begins with its own values')
    say(/^Where it stands/, 'window')
    expect(field(/^Nearest viewer/)).toHaveValue(26.25)
  })
})

describe('an impossible value', () => {
  const whyNot = (label: RegExp) =>
    document
      .getElementById(field(label).getAttribute('aria-describedby') ?? '')
      ?.textContent.replaceAll('\u00a0', ' ')

  test.each([
    [/^Nearest viewer/, '0', 'Enter a number above 0.'],
    [/^Nearest viewer/, '900', 'Enter 500 m at most.'],
    [/^Farthest viewer/, '2', 'Nearer than the nearest viewer: enter 4 m or more.'],
    [/^Wall width/, '0.3', 'No room for one cabinet of 0.64 × 0.48 m.'],
    [/^Hours a day/, '25', 'Enter 24 at most.'],
  ])('is refused beside its field, and nothing is planned: %s %s', async (label, value, reason) => {
    await open()
    say(label, value)
    expect(field(label)).toBeInvalid()
    expect(whyNot(label)).toBe(reason)
    expect(verdict()).toMatch(/^No plan: correct /)
    await rest()
    expect(screen.getByRole('status')).toHaveTextContent(/^No plan: correct /)
    expect(answer('Pixel pitch')).toBe('–')
    expect(screen.queryByRole('figure')).toBeNull()
    expect(screen.queryByText('Weight')).toBeNull()
  })

  test('of the shape is refused too', async () => {
    await open('/plan?shape=9:16&height=0.8', 'a narrow shape')
    expect(whyNot(/^Shape/)).toBe('No room for one cabinet of 0.64 × 0.48 m.')
  })

  test('opens its folded field, which stays open once it is corrected', async () => {
    await open('/plan?hours=25')
    expect(field(/^Hours a day/).closest('details')).toHaveAttribute('open')
    say(/^Hours a day/, '24')
    expect(field(/^Hours a day/)).toBeValid()
    expect(field(/^Hours a day/).closest('details')).toHaveAttribute('open')
  })

  test('sends no plan, but takes the visitor to the field', async () => {
    await open('/plan?far=2')
    fireEvent.click(screen.getByRole('button', { name: 'Send this plan' }))
    expect(field(/^Farthest viewer/)).toHaveFocus()
    expect(takeEnclosure()).toBe('')
  })
})
