import { z } from 'zod'
import { carteraMessages } from '../../messages/cartera/lista.ts'
import { operation } from '../../operation.ts'
import { id, idDe } from '../../shapes/ids.ts'

/**
 * Gestionar on a card, decided in one answer (spec 1 §4): what stops it, with the catalogue's code and text, or the
 * screen where it leads, without its query, and the DS of that screen. `antes`: what is done on the way, between the
 * mark and the screen. It changes nothing; prospectoGestionado looks again. Ours.
 */
export const resolverGestion = operation('resolverGestion', {
  access: ['asesor'],
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.object({
    detiene: z.object({ codigo: z.string(), texto: z.string() }).nullable(),
    ruta: z.string(),
    identificador: id().nullable(),
    antes: z.enum(['generarManual', 'finalizar']).nullable(),
  }),
  failure: carteraMessages.redirectFailed,
})

/**
 * 'Generar DS' and Gestionar on its way to it, in one act: the manual declaration is there, and its stage is the
 * prospect's. Asked again it answers the live one. Ours.
 */
export const iniciarDSManual = operation('iniciarDSManual', {
  access: ['asesor'],
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.object({ declaracionSaludId: z.number() }),
  failure: carteraMessages.dsManualFailed,
})

export const gestionOperations = [resolverGestion, iniciarDSManual] as const
