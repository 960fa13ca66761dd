import { expect, test } from 'vitest'
import { clientKey, clientAddress, openProxies, trustedProxies } from '../../../src/serve/embedded/proxies.ts'

test.each([
  ['203.0.113.9', undefined, '203.0.113.9'],
  ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::1', '2001:db8::1', '2001:db8::1'],
  ['127.0.0.1', 'invented, 198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['127.0.0.1', '198.51.100.1, 10.1.2.3:80 ,', '198.51.100.1'],
  ['10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['10.2.0.0', '198.51.100.1', '10.2.0.0'],
  ['2001:db8:ffff::5', '198.51.100.1', '198.51.100.1'],
  ['127.0.0.1', 'unknown', 'unknown'],
  ['127.0.0.1', '_hidden', '_hidden'],
  ['127.0.0.1', '203.0.113.7:50001', '203.0.113.7'],
  ['127.0.0.1', '198.51.100.1, 127.0.0.1:4000', '198.51.100.1'],
  ['127.0.0.1', '[2001:DB8::A]:443', '2001:db8::a'],
  ['127.0.0.1', '[2001:db8::a]', '2001:db8::a'],
  ['127.0.0.1', '"[2001:db8::a]:_port"', '2001:db8::a'],
  ['127.0.0.1', '2001:db8:1:2:3:4:5:6:443', '2001:db8:1:2:3:4:5:6'],
  ['127.0.0.1', '198.51.100.1, [2001:db8:ffff::5]:8080', '198.51.100.1'],
  ['127.0.0.1', '::ffff:1.2.3.4:4000', '1.2.3.4'],
  ['127.0.0.1', '[fe80::1%eth0]:3', 'fe80::1'],
])('a request from %s for %s comes from %s', (remote, forwardedFor, asker) => {
  const trusted = trustedProxies(['10.1.0.0/16', '2001:db8:ffff::5'])
  expect(clientAddress(remote, forwardedFor, trusted)).toBe(asker)
})

test('the IPv6 addresses of one line are one client', () => {
  expect(clientKey('2001:db8:1:2::5')).toBe(clientKey('2001:db8:1:2:ffff::9'))
  expect(clientKey('2001:db8:1:2::5')).not.toBe(clientKey('2001:db8:1:3::5'))
  expect(clientKey('203.0.113.9')).toBe('203.0.113.9')
})

test.each(['::ffff:cb00:', '64:ff9b::cb00:'])('clients of IPv4 in the network %s count alone', (network) => {
  expect(clientKey(`${network}7109`)).not.toBe(clientKey(`${network}710a`))
})

test('a proxy that is no address is refused at the start', () => {
  expect(() => trustedProxies(['nginx'])).toThrow(/nginx|address/i)
  expect(() => trustedProxies(['10.0.0.0/99'])).toThrow('10.0.0.0/99')
})

test.each([
  ['x-forwarded-proto', 'https', true],
  ['x-forwarded-proto', 'HTTPS , http', true],
  ['x-forwarded-proto', 'http, https', false],
  ['x-forwarded-proto', 'httpsx', false],
  ['x-forwarded-scheme', 'https', true],
  ['x-forwarded-ssl', 'on', true],
  ['x-forwarded-ssl', 'off', false],
  ['front-end-https', 'on', true],
  ['cloudfront-forwarded-proto', 'https', true],
  ['forwarded', 'for=203.0.113.7;proto=https, for="[::1]:1";proto=http', true],
  ['forwarded', 'for=203.0.113.7;Proto="HTTPS"', true],
  ['forwarded', 'for=203.0.113.7;proto=http, proto=https', false],
])('a near proxy says with %s: %s whether the visitor used https: %s', (name, value, isHttps) => {
  const sent = (remoteAddress: string) => ({
    env: { incoming: { socket: { remoteAddress } } },
    req: { header: (headerName: string) => (headerName === name ? value : undefined) },
  })
  const { wasHttps } = openProxies(['10.1.0.0/16'])
  expect(wasHttps(sent('127.0.0.1'))).toBe(isHttps)
  expect(wasHttps(sent('::ffff:10.1.2.3'))).toBe(isHttps)
  expect(wasHttps(sent('203.0.113.9'))).toBe(false)
})

test('a long header without a value is read in linear time', () => {
  const header = (asked: string) => (asked === 'forwarded' ? 'a'.repeat(100_000) : undefined)
  const sent = { env: { incoming: { socket: { remoteAddress: '203.0.113.9' } } }, req: { header } }
  const begin = performance.now()
  expect(openProxies().clientKey(sent)).toBe('203.0.113.9')
  expect(performance.now() - begin).toBeLessThan(1000)
})
