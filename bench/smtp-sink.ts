import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { closeNow, listening, type Behaviour } from './sink.ts'

/** A mail that the sink received. */
export interface Mail {
  messageId: string
  /** Address that gets messages about the mail; empty for nobody. */
  sender: string
  recipients: string[]
  /** The mail as it was sent. */
  source: string
}

/**
 * Starts a mail server on this machine that stores what it gets. `behave` decides about each mail: accept it, refuse
 * it, never answer, or answer late.
 */
export async function smtpSink(behave: () => Behaviour = () => 'accept') {
  const mails: Mail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.write('220 sink\r\n')
    let data: string[] | undefined
    let sender = ''
    const recipients: string[] = []
    const lines = createInterface({ input: socket, crlfDelay: Infinity })
    lines.on('error', () => undefined)
    lines.on('line', (line) => {
      if (data && line !== '.') return void data.push(line.replace(/^\.\./, '.'))
      if (data) {
        const source = data.join('\r\n')
        data = undefined
        return answer(socket, { source, sender, recipients: recipients.splice(0) })
      }
      recipients.push(...Array.from(line.matchAll(/^RCPT TO:<(.*?)>/gi), ([, address = '']) => address))
      sender = /^MAIL FROM:<(.*?)>/i.exec(line)?.[1] ?? sender
      if (/^DATA/i.test(line)) data = []
      socket.write(data ? '354 go on\r\n' : /^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n')
    })
  })
  const answer = (socket: Socket, mail: Omit<Mail, 'messageId'>): void => {
    const behaviour = behave()
    if (behaviour === 'refuse') return void socket.write('451 try again later\r\n')
    if (behaviour === 'hang') return
    const [, messageId = ''] = /^Message-ID: <(.*)>$/im.exec(mail.source) ?? []
    mails.push({ messageId, ...mail })
    const late = typeof behaviour === 'number' ? behaviour : 0
    setTimeout(() => socket.writable && socket.write('250 stored\r\n'), late)
  }
  const port = await listening(server)
  return { url: `smtp://127.0.0.1:${port}`, mails, close: () => closeNow(server, sockets) }
}
