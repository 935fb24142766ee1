import { routes } from '@alerce/contract/routes'
import { peticionDe } from '@alerce/contract/wire/peticion'
import { callFile, type PayloadOf, type ReplyOf } from '../../../lib/api/call.ts'
import { REPOSO_MS, useLive } from '../../../lib/events.ts'
import { useRead, useWrite } from '../../../lib/use-call.ts'
import { usePages } from '../../../lib/use-pages.ts'

export type Correo = ReplyOf<'obtenerCorreo'>
export type Cabecera = ReplyOf<'obtenerCorreos'>['correos'][number]

export type EstadoDeCorreo = Cabecera['estado']

/** Filters of the list; empty means no filter. */
interface Busqueda {
  readonly estado: EstadoDeCorreo | ''
  readonly texto: string
}

/** The outbox by pages, newest first, as it grows. */
export function useCorreos({ estado, texto }: Busqueda) {
  useLive('obtenerCorreos', { reposo: REPOSO_MS })
  const asked = { ...(estado ? { estado } : {}), ...(texto ? { texto } : {}) }
  return usePages('obtenerCorreos', asked, { searched: true })
}

/** Mail with its state. */
export function useCorreo(correoId: number) {
  useLive('obtenerCorreo', { payload: { correoId }, reposo: REPOSO_MS })
  return useRead('obtenerCorreo', { correoId })
}

/** URL of a mail as its recipient sees it. */
export const direccionDeCarta = (correoId: number): string => peticionDe(routes.verCorreo, { correoId }).url

/** The bytes of one attachment. */
export const readAdjunto = (of: PayloadOf<'descargarAdjuntoCorreo'>): Promise<Blob> =>
  callFile('descargarAdjuntoCorreo', of)

export const useReenviar = () => useWrite('reenviarCorreo')
export const useReenviarTodos = () => useWrite('reenviarCorreosFallidos')
