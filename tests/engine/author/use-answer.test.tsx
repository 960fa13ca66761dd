import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useAnswer } from '../../../src/author/studio/panels/use-answer.tsx'

test('everybody who asks for a newer answer gets the latest one', async () => {
  let count = 0
  const { result } = renderHook(() => useAnswer(async () => ++count))
  const reloads = await act(async () => [result.current.reload(), result.current.reload()])
  await act(() => Promise.all(reloads))
  expect(result.current.answer).toBe(count)
})
