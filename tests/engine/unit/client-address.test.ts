import { expect, test } from 'vitest'
import { clientKey, clientAddress, trustedProxies } from '../../../src/serve/embedded/client-address.ts'

test.each([
  ['203.0.113.9', undefined, '203.0.113.9'],
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::1', '2001:db8::1', '2001:db8::1'],
  ['127.0.0.1', 'invented, 198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['10.2.0.0', '198.51.100.1', '10.2.0.0'],
  ['2001:db8:ffff::5', '198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', 'unknown', 'unknown'],
])('asked by %s for %s, it is %s who asks', (remote, forwardedFor, asker) => {
  const trusted = trustedProxies(['10.1.0.0/16', '2001:db8:ffff::5'])
  expect(clientAddress(remote, forwardedFor, trusted)).toBe(asker)
})

test('one line’s IPv6 addresses are one asker', () => {
  expect(clientKey('2001:db8:1:2::5')).toBe(clientKey('2001:db8:1:2:ffff::9'))
  expect(clientKey('2001:db8:1:2::5')).not.toBe(clientKey('2001:db8:1:3::5'))
  expect(clientKey('203.0.113.9')).toBe('203.0.113.9')
})

test('a proxy that is no address is refused at the start', () => {
  expect(() => trustedProxies(['nginx'])).toThrow(/nginx|address/i)
  expect(() => trustedProxies(['10.0.0.0/99'])).toThrow(/prefix/)
})
