import { once } from 'node:events'
import { createServer } from 'node:net'
import { OperatorFailure } from '../operator-failure.ts'

interface Place {
  readonly HOST: string
  readonly PORT: number
}

function inWords({ HOST, PORT }: Place, code: unknown): string {
  if (code === 'EADDRINUSE') return `PORT: el puerto ${PORT} ya está en uso. Detenga al otro proceso o elija otro.`
  if (code === 'EACCES') return `PORT: este usuario no puede escuchar en el puerto ${PORT}. Elija uno sobre 1023.`
  return `HOST: no se puede escuchar en «${HOST}» (${code}).`
}

/** Tries to listen on the address of the server, before anything is created. Throws OperatorFailure. */
export async function ensureFree(place: Place): Promise<void> {
  const trial = createServer()
  try {
    trial.listen(place.PORT, place.HOST)
    await once(trial, 'listening')
  } catch (error) {
    throw new OperatorFailure(inWords(place, (error as NodeJS.ErrnoException).code))
  }
  trial.close()
  await once(trial, 'close')
}
