import { obtenerEstado } from '@alerce/contract/operations/base/estado'
import { singleRead } from '../../use-case.ts'

/** Sends no statement of its own: the facts are read outside of any transaction and remembered for ten seconds. */
export const obtenerEstadoUseCase = singleRead(obtenerEstado, async (_request, { readHechos }) => [
  ...(await readHechos()),
])
