import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { EnquiryService } from '../../../block-library/contract/enquiry-context.ts'
import { fileLimits } from '../../../schemas/enquiry.ts'
import { renderContact, values } from '../../support/render-contact.tsx'

const picture = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'image/png' })
const input = () => screen.getByLabelText<HTMLInputElement>(/^Add files/)

async function sent(attach: NonNullable<EnquiryService['attach']>) {
  const { become } = await renderContact('default', { draft: values, attach })
  await become('sending')
  expect(screen.queryByLabelText(/^Add files/)).toBeNull()
  await become('sent')
}

test('without a service for files, the form offers no files', async () => {
  const { become } = await renderContact('default', { draft: values })
  await become('sent')
  expect(screen.queryByLabelText(/^Add files/)).toBeNull()
})

test('chosen files are sent, and listed when they have arrived', async () => {
  const attach = vi.fn<NonNullable<EnquiryService['attach']>>(async () => true)
  await sent(attach)
  expect(input().accept).toBe(fileLimits.types.join(','))
  expect(screen.getByText('Add files: up to 5, 10 MB together')).toBeVisible()
  await userEvent.upload(input(), [picture('wall.png'), picture('gate.png')])
  expect(await screen.findByText('We have your files: wall.png, gate.png')).toBeVisible()
  await userEvent.upload(input(), picture('roof.png'))
  expect(await screen.findByText('We have your files: wall.png, gate.png, roof.png')).toBeVisible()
  const archive = new File(['x'], 'a.zip', { type: 'application/zip' })
  await userEvent.setup({ applyAccept: false }).upload(input(), archive)
  expect(await screen.findByText(/^Up to 5 pictures/)).toBeVisible()
  expect(screen.getByText('We have your files: wall.png, gate.png, roof.png')).toBeVisible()
  expect(attach.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([
    ['wall.png', 'gate.png'],
    ['roof.png'],
  ])
})

test('while files are sent no others can be chosen', async () => {
  const answers: ((hasArrived: boolean) => void)[] = []
  await sent(() => new Promise((settle) => answers.push(settle)))
  await userEvent.upload(input(), picture('wall.png'))
  expect(screen.getByText('Sending the files…')).toBeVisible()
  expect(input()).toBeDisabled()
  answers[0]?.(true)
  await screen.findByText('We have your files: wall.png')
  expect(input()).toBeEnabled()
})

test('files that do not arrive can be chosen again, and the enquiry stays sent', async () => {
  const attach = vi.fn<NonNullable<EnquiryService['attach']>>(async () => true)
  attach.mockResolvedValueOnce(false)
  await sent(attach)
  await userEvent.upload(input(), picture('wall.png'))
  expect(await screen.findByText(/^The files did not arrive\. Your message is with us\./)).toBeVisible()
  expect(screen.getByText(/^✓/)).toBeVisible()
  await userEvent.upload(input(), picture('wall.png'))
  expect(await screen.findByText('We have your files: wall.png')).toBeVisible()
})

test.each([
  ['too many', Array.from({ length: 6 }, (_, index) => picture(`${index}.png`))],
  ['too large', [picture('a.png', 6 * 1024 * 1024), picture('b.png', 5 * 1024 * 1024)]],
  ['of another type', [new File(['x'], 'a.zip', { type: 'application/zip' })]],
])('files that are %s are not sent', async (_, files) => {
  const attach = vi.fn<NonNullable<EnquiryService['attach']>>(async () => true)
  await sent(attach)
  await userEvent.setup({ applyAccept: false }).upload(input(), files)
  expect(await screen.findByText(/^Up to 5 pictures or PDF files, 10 MB together/)).toBeVisible()
  expect(attach).not.toHaveBeenCalled()
})

test.each(['', 'image/jpg', 'application/octet-stream'])(
  'a picture that the browser calls %j is sent, since the server reads its bytes',
  async (type) => {
    const attach = vi.fn<NonNullable<EnquiryService['attach']>>(async () => true)
    await sent(attach)
    await userEvent.setup({ applyAccept: false }).upload(input(), new File(['x'], 'IMG_20260301', { type }))
    expect(await screen.findByText('We have your files: IMG_20260301')).toBeVisible()
  },
)

test('after the last allowed file, the form offers no more', async () => {
  await sent(async () => true)
  await userEvent.upload(
    input(),
    Array.from({ length: 5 }, (_, index) => picture(`${index}.png`)),
  )
  await screen.findByText(/^We have your files: 0\.png/)
  expect(screen.queryByLabelText(/^Add files/)).toBeNull()
})
