import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { mapExamples as map } from '../../block-library/map/examples.ts'
import { phoneBannerExamples as phone } from '../../block-library/phone-banner/examples.ts'
import { renderExample } from '../support/render-example.tsx'
import { site } from '../support/site-config.ts'

describe('phone-banner', () => {
  test('shows the site’s number as a way to call it', async () => {
    await renderExample(phone.default)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rather talk? Call us.')
    const link = screen.getByRole('link', { name: site.phone })
    expect(link).toHaveAttribute('href', `tel:+${site.phone.replaceAll(/\D/g, '')}`)
  })
})

describe('map', () => {
  test('loads when it comes near, under the name of its heading', async () => {
    await renderExample(map.default)
    const frame = screen.getByTitle('Find us in Chennai')
    expect(frame.tagName).toBe('IFRAME')
    expect(frame).toHaveAttribute('loading', 'lazy')
    expect(frame).toHaveAttribute('src', map.default.block.embed)
  })

  test('a foreign page learns nothing of ours and can do nothing to it', async () => {
    await renderExample(map.default)
    const frame = screen.getByTitle('Find us in Chennai')
    expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin')
  })

  test('a plain link to it always stands by', async () => {
    await renderExample(map.default)
    const link = screen.getByRole('link', { name: 'Open the map in a new tab' })
    expect(link).toHaveAttribute('href', map.default.block.href)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test('says where we are in words, which stay where the map’s host does not answer', async () => {
    const { container } = await renderExample(map.default)
    expect(container.querySelector('address')).toHaveTextContent(site.cities.join(' · '))
  })
})
