import { expect, test } from 'vitest'
import { readCacheOptions } from '../../../src/publish/shards/read-cache-options.ts'
import { inTurn, owns, readShard } from '../../../src/publish/shards/shard.ts'

const names = Array.from({ length: 1000 }, (_, index) => `/products/bench-${index}`)
const shards = Array.from({ length: 8 }, (_, index) => ({ number: index + 1, count: 8 }))

test('each page belongs to one shard, and shards are about equal', () => {
  for (const name of names) expect(shards.filter((shard) => owns(shard, name))).toHaveLength(1)
  for (const shard of shards) {
    const own = names.filter((name) => owns(shard, name)).length
    expect(own).toBeGreaterThan(90)
    expect(own).toBeLessThan(160)
  }
})

test('shards begin with their own pictures, and continue with different ones', () => {
  const orders = shards.map((shard) => inTurn(shard, names))
  for (const [index, order] of orders.entries()) {
    const shard = shards[index]
    const own = names.filter((name) => shard && owns(shard, name))
    expect(order.slice(0, own.length).toSorted()).toEqual(own.toSorted())
    expect(order.toSorted()).toEqual(names.toSorted())
  }
  expect(new Set(orders.map((order) => order[500])).size).toBe(8)
})

test.each(['0/8', '9/8', '3', '3/', 'a/b', '-1/8'])('the shard %s is refused', (text) => {
  expect(() => readShard(text)).toThrow(
    `--shard expects its number and the number of shards, such as 3/8: received ${text}`,
  )
})

test('the options about the cache are read, and must fit together', () => {
  const cache = 'https://cache.example'
  expect(readCacheOptions({})).toEqual({ cache: undefined, shard: undefined })
  expect(readCacheOptions({ cache: ' ' })).toEqual({ cache: undefined, shard: undefined })
  expect(readCacheOptions({ cache, shard: '3/8' })).toEqual({ cache, shard: { number: 3, count: 8 } })
  expect(readCacheOptions({ cache, merge: true })).toEqual({ cache, shard: undefined })
  expect(() => readCacheOptions({ shard: '3/8' })).toThrow(/--shard needs a cache[^]*BUILD_CACHE/)
  expect(() => readCacheOptions({ merge: true })).toThrow('--merge needs a cache')
  expect(() => readCacheOptions({ cache, merge: true, shard: '3/8' })).toThrow('exclude each other')
  expect(() => readCacheOptions({ cache: 'cache.example' })).toThrow(
    '--cache expects an address with http:// or https://: received cache.example',
  )
})
