import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Firefox's own remote protocol: `length:[0, id, command, parameters]` over TCP, and back. */
export interface Marionette {
  send: (command: string, parameters?: object) => Promise<unknown>
  close: () => void
}

type Answer = [
  type: 1,
  id: number,
  error: { error: string; message: string } | null,
  result: unknown,
]

/** Cuts messages out of what arrives in pieces of any size. */
const readMessages = (socket: Socket, onMessage: (text: string) => void) => {
  let rest = Buffer.alloc(0)
  socket.on('data', (piece: Buffer) => {
    rest = Buffer.concat([rest, piece])
    for (;;) {
      const colon = rest.indexOf(':')
      const end = colon + 1 + Number(rest.subarray(0, Math.max(0, colon)))
      if (colon < 0 || rest.length < end) return
      onMessage(rest.subarray(colon + 1, end).toString())
      rest = rest.subarray(end)
    }
  })
}

/** What WebDriver calls an answer's value. */
const valueOf = (result: unknown) =>
  typeof result === 'object' && result !== null && 'value' in result ? result.value : result

export const connectMarionette = async (port: number): Promise<Marionette> => {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, (answer: Answer) => void>()
  let lastId = 0
  // It greets first.
  const greeted = new Promise<void>((resolve) => {
    readMessages(socket, (text) => {
      const message = JSON.parse(text) as Answer | object
      if (!Array.isArray(message)) return resolve()
      waiting.get(message[1])?.(message as Answer)
      waiting.delete(message[1])
    })
  })
  await once(socket, 'connect')
  await greeted
  const send = async (command: string, parameters: object = {}) => {
    const id = ++lastId
    const text = JSON.stringify([0, id, command, parameters])
    const answer = new Promise<Answer>((resolve) => void waiting.set(id, resolve))
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , error, result] = await answer
    if (error) throw new Error(`${error.error}: ${error.message}`)
    return valueOf(result)
  }
  return { send, close: () => void socket.destroy() }
}
