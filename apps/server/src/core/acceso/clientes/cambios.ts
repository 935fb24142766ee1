import type { Context } from '../../use-case.ts'
import { ensureVersion } from '../seguridad/ensure-version.ts'

interface EstadoDeCliente {
  readonly activo: boolean
  readonly alcances: readonly string[]
}

const SECRETO = '; secreto nuevo'

const comienzo = (clienteId: string) => `${clienteId} (`

/** As the log tells a client that was changed: whether it is on, its scopes, and that it got another secret. */
export const comoQueda = (clienteId: string, { activo, alcances }: EstadoDeCliente, secretoNuevo = false): string =>
  `${comienzo(clienteId)}${activo ? 'activo' : 'desactivado'}: ${alcances.join(', ')}${secretoNuevo ? SECRETO : ''})`

/** Out of those words; of a new one it goes without saying that it is on. */
function leido(resto: string) {
  const [alcances = '', estado = 'activo'] = resto.replace(SECRETO, '').split(': ').reverse()
  return { alcances, estado }
}

function camposDistintos(resto: string, anterior: string): string[] {
  const [antes, despues] = [leido(anterior), leido(resto)]
  return [
    ...(antes.alcances === despues.alcances ? [] : ['alcances']),
    ...(antes.estado === despues.estado ? [] : ['activo']),
    ...(resto.includes(SECRETO) ? ['secreto'] : []),
  ]
}

/** 412 where a client was changed, or got another secret, after the version that was read. */
export async function ensureClienteLeido(
  ctx: Context,
  leida: number | undefined,
  { clienteId, version }: { readonly clienteId: string; readonly version: number },
): Promise<void> {
  await ensureVersion(ctx, leida, {
    registro: 'cliente',
    version,
    sobre: comienzo(clienteId),
    campos: camposDistintos,
    eventos: ['clienteCreado', 'clienteModificado', 'secretoRotado'],
  })
}
