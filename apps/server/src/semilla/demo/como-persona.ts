import type { Role } from '@alerce/contract/operation'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { nombreCorto } from '@alerce/domain/base/persona/nombre'
import { usuarioPorNombre } from '../../core/acceso/sesion/read-model.ts'
import type { Persona } from '../../core/actor.ts'
import { release } from '../../core/declaracion/evaluacion/retenidas/release-respuesta.ts'
import { withListeners } from '../../core/listener.ts'
import { listeners, useCases } from '../../core/manifest.ts'
import { sayCierre } from '../../core/mesa/irregularidades/notify-cierre.ts'
import { pdfAqui } from '../../core/pdf-services.ts'
import type { Context } from '../../core/use-case.ts'
import { almacenEnLaBase } from '../../platform/almacen/repository.ts'
import type { Db } from '../../platform/db/database.ts'
import { pasarelaPropia } from '../../platform/outside/pasarela/propia.ts'
import type { Vault } from '../../platform/vault.ts'
import type { DemoCall } from './recorrido.ts'

export async function personaDe(tx: Db, usuario: string): Promise<Persona> {
  const found = await usuarioPorNombre(tx, usuario)
  if (!found) throw new Error(`sin usuario de demostración: ${usuario}`)
  return {
    kind: 'persona',
    usuarioId: found.id,
    sesionId: 0,
    nombre: nombreCorto(found),
    rut: found.rut,
    roles: found.roles as readonly Role[],
    csrf: '',
    debeCambiarClave: false,
    faltaSegundoFactor: false,
    enlace: null,
  }
}

/** Services that the demo uses. `direccion`: address of the links in its letters. */
export interface DemoServices {
  readonly vault: Vault
  readonly direccion: string
}

/** Calls use cases in this transaction as that person at that moment: the product itself creates the demo. */
export function comoPersona(tx: Db, { vault, direccion }: DemoServices, ahora: string, actor: Persona): DemoCall {
  const parts: Omit<Context, 'raise'> = {
    tx,
    leaveRegistro: (write) => write(tx),
    vault,
    almacen: almacenEnLaBase,
    scan: async () => null,
    sealTiempo: null,
    fuenteDeUf: null,
    pasarela: pasarelaPropia,
    readHechos: async () => [],
    ahora,
    hoy: hoyEnSantiago(ahora),
    demo: true,
    ...pdfAqui,
    direccion,
    jobs: {
      // Sends answers at once: the demo does not wait for the time to undo them
      send: async (_tx, _name, payload) => {
        if ('retenidaId' in payload) await release(context, payload.retenidaId)
        if ('cerrada' in payload) await sayCierre(context, payload)
      },
    },
    actor,
    origin: { ip: '127.0.0.1', agente: 'demo', peticionId: 'demo' },
  }
  const context: Context = withListeners(parts, listeners)
  return async (nombre, payload) => {
    const found = useCases.find((u) => u.operation.name === nombre)
    if (!found) throw new Error(`sin caso de uso: ${nombre}`)
    const input = found.operation.request.parse(payload)
    const prepared = await found.prepare?.(input as never, context)
    return (await found.run(input as never, context, prepared as never)) as never
  }
}
