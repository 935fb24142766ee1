import { once } from 'node:events'
import { createServer } from 'node:net'
import { OperatorFailure } from '../operator-failure.ts'

interface Place {
  readonly host: string
  readonly port: number
}

function inWords({ host, port }: Place, code: unknown): string {
  if (code === 'EADDRINUSE') return `PORT: el puerto ${port} ya está en uso. Detenga al otro proceso o elija otro.`
  if (code === 'EACCES') return `PORT: este usuario no puede escuchar en el puerto ${port}. Elija uno sobre 1023.`
  return `HOST: no se puede escuchar en «${host}» (${code}).`
}

/**
 * Tries to listen on an address of the server, before anything is created. `prefix`: begins the names of its variables.
 * Throws OperatorFailure.
 */
export async function ensureFree(place: Place, prefix: string): Promise<void> {
  const trial = createServer()
  try {
    trial.listen(place.port, place.host)
    await once(trial, 'listening')
  } catch (error) {
    throw new OperatorFailure(prefix + inWords(place, (error as NodeJS.ErrnoException).code))
  }
  trial.close()
  await once(trial, 'close')
}
