import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const config = `[ca]
default_ca = own
[own]
database = index.txt
serial = serial
new_certs_dir = .
default_md = sha256
policy = names
copy_extensions = copy
[names]
commonName = supplied
`

/** Makes a certificate for this machine that expired in 2020. Needs `openssl`. */
export async function expiredCertificate(): Promise<{ key: string; cert: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'certificate-'))
  const openssl = (text: string) => promisify(execFile)('openssl', text.split(' '), { cwd: folder })
  try {
    await writeFile(join(folder, 'ca.cnf'), config)
    await writeFile(join(folder, 'index.txt'), '')
    await writeFile(join(folder, 'serial'), '01\n')
    await openssl(
      'req -newkey rsa:2048 -nodes -keyout key.pem -out request.pem -subj /CN=localhost -addext subjectAltName=DNS:localhost',
    )
    await openssl(
      'ca -batch -config ca.cnf -selfsign -keyfile key.pem -in request.pem -startdate 20200101000000Z -enddate 20200201000000Z -out cert.pem -notext',
    )
    const read = (file: string) => readFile(join(folder, file), 'utf8')
    return { key: await read('key.pem'), cert: await read('cert.pem') }
  } finally {
    await rm(folder, { recursive: true })
  }
}
