import { request } from 'node:http'
import { setTimeout as pass } from 'node:timers/promises'
import { rutaDeEventos } from '../../packages/contract/eventos.ts'

/** Pause of a browser before it connects again, milliseconds. */
const RECONNECT_MS = 3000

/** Open screens: the streams of one server, connected again when they end. */
export function openScreens(direct: string, headers: () => Readonly<Record<string, string>>, count: number) {
  const heardAt = Array.from({ length: count }, (): number[] => [])

  const listen = (at: number): Promise<void> =>
    new Promise((resolve) => {
      const options = { headers: { ...headers(), 'x-forwarded-proto': 'https' }, agent: false }
      const sent = request(new URL(rutaDeEventos, direct), options, (answer) => {
        answer.setEncoding('utf8')
        answer.on('data', (text: string) => {
          if (text.includes('event: prospecto\n')) heardAt[at]?.push(performance.now())
        })
        answer.once('close', resolve)
      })
      sent.once('error', () => resolve())
      sent.end()
    })
  const keep = async (at: number): Promise<void> => {
    for (; ; await pass(RECONNECT_MS)) await listen(at)
  }
  for (let at = 0; at < count; at++) void keep(at)
  return {
    /** Every screen has heard of a change after this instant. */
    allHeardAfter: (instant: number): boolean => heardAt.every((times) => (times.at(-1) ?? 0) > instant),
    /** Milliseconds from an instant until the last screen heard of a change. */
    firstHeardAfter: (instant: number): number =>
      Math.max(...heardAt.map((times) => (times.find((one) => one > instant) ?? Number.POSITIVE_INFINITY) - instant)),
  }
}

export type Screens = ReturnType<typeof openScreens>
