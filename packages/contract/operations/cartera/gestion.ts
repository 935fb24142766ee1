import { z } from 'zod'
import { todoDeUnaDS } from '../../asuntos.ts'
import { carteraMessages } from '../../messages/cartera/lista.ts'
import { declaracionMessages } from '../../messages/declaracion/declaracion.ts'
import { prospectoMessages } from '../../messages/postulacion/prospecto.ts'
import { operation } from '../../operation.ts'
import { read, write } from '../../route.ts'
import { id, idDe } from '../../shapes/base/ids.ts'
import { lugar } from '../../shapes/cotizacion/cotizacion.ts'

/** Screen of a sale, without its query, and the DS that it opens with. */
const pantalla = { ruta: z.string(), identificador: id().nullable() }

/**
 * Gestionar on a card, decided in one answer (spec 1 §4). `detiene`: the reason that stops it, with the catalogue's
 * code and text; else the screen to open. `antes`: act between the mark and that screen. `sigue`: screen of the current
 * step; with 'finalizar', of the step after it. A read only: prospectoGestionado checks again. Ours.
 */
export const resolverGestion = operation('resolverGestion', {
  route: read('/api/alerce/v1/resolverGestion', ['prospecto', 'venta', 'mandatos', 'fun']),
  access: ['asesor'],
  request: z.object({ prospectoId: idDe('prospecto') }),
  reply: z.object({
    detiene: z.object({ codigo: z.string(), texto: z.string() }).nullable(),
    ...pantalla,
    antes: z.enum(['generarManual', 'finalizar']).nullable(),
    sigue: z.object(pantalla),
  }),
  failure: carteraMessages.redirectFailed,
})

/**
 * 'Generar DS' with the checks of Gestionar, in one act: creates the manual declaration and moves the prospect to its
 * stage. Repeated, it answers the live one. 409 'advertencia' when it would annul earlier invitations of the person and
 * `confirma` lacks the user's consent. `enviada`: it copied another DS and was evaluated at once, so nothing is left to
 * type. Ours.
 */
export const iniciarDSManual = operation('iniciarDSManual', {
  route: write('/api/alerce/v1/iniciarDSManual', [
    'prospecto',
    'datos',
    'plan',
    'declaracion',
    ...todoDeUnaDS,
    'rechazos',
    'mesa',
    'bitacora',
  ]),
  access: ['asesor'],
  request: z.object({ prospectoId: idDe('prospecto'), confirma: z.boolean().optional() }),
  reply: z.object({ declaracionSaludId: z.number(), enviada: z.boolean() }),
  failure: declaracionMessages.dsManualFailed,
})

/**
 * Refusals of 'Confirmar Plan' except the price of the day, before the user is asked to confirm. Refuses as the
 * confirmation would (422), with the missing data; a read only. Ours.
 */
export const revisarConfirmacion = operation('revisarConfirmacion', {
  route: read('/api/alerce/v1/revisarConfirmacion', ['prospecto', 'plan', 'venta']),
  access: ['asesor'],
  request: z.object({ prospectoId: idDe('prospecto'), lugar: lugar() }),
  reply: z.literal('ok'),
  failure: prospectoMessages.etapaSaveFailed,
})
