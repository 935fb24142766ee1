import { z } from 'zod'
import { bitacoraMessages } from '../messages/bitacora.ts'
import { operation } from '../operation.ts'
import { id } from '../shapes/ids.ts'
import { cartera } from './roles.ts'

/**
 * Newest first. `bitacoraId` says what kind of entry it is (15, 19 and 22 mean something, spec 1 §9); `entradaId` is
 * its own; fecha is DD-MM-YYYY HH:mm:ss; `por` says who.
 */
export const obtenerBitacoraProspecto = operation('obtenerBitacoraProspecto', {
  access: [...cartera, 'contraloria', 'mesa'],
  request: z.object({ prospectoId: id() }),
  reply: z.array(
    z.object({ bitacoraId: id(), entradaId: id(), fecha: z.string(), estado: z.string(), por: z.string() }),
  ),
  failure: bitacoraMessages.readFailed,
})

export const bitacoraOperations = [obtenerBitacoraProspecto] as const
